import { testRule } from '../rule/testing/rule-cases.ts'
import { pastTime } from './past-time.ts'

testRule(pastTime, {
  accepts: [
    'Yesterday I went home.',
    'Last year they moved.',
    'Yesterday, he could not come.',
    'Last but not least, it is cheap.',
    'Last night’s game was good.',
    'Every day I go to work.',
    'Two years ago we met.',
    'Yesterday is gone.',
    'Last week it cost ten euros.',
  ],
  corrects: [
    ['Yesterday I go to school.', 'Yesterday I went to school.'],
    ['Last year we buy a house.', 'Last year we bought a house.'],
    ['Last night he sees a film.', 'Last night he saw a film.'],
    ['Two years ago, I begin to work.', 'Two years ago, I began to work.'],
    ['Yesterday it is cold.', 'Yesterday it was cold.'],
    ['Last summer they have a party.', 'Last summer they had a party.'],
    ['We have a very good time yesterday.', 'We had a very good time yesterday.'],
    ['He go to Rome last week.', 'He went to Rome last week.'],
  ],
  explains: ['Yesterday I go to school.', '“Yesterday” is over, so the verb is in the past: “went”.'],
})
