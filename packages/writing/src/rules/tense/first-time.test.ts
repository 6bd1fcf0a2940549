import { testRule } from '../rule/testing/rule-cases.ts'
import { firstTime } from './first-time.ts'

testRule(firstTime, {
  accepts: [
    'This is the first time I have seen snow.',
    'The first time I see it is the best.',
    'This was the first time I saw it.',
    'It is the first time.',
    'It is the first time to go.',
    'For the first time I see it.',
    'This is the time I go.',
    'It is our first time here.',
    'It is the last time.',
    'That is the second time they have come.',
  ],
  corrects: [
    ['This is the first time I see snow.', 'This is the first time I have seen snow.'],
    ['It is the first time that we go there.', 'It is the first time that we have gone there.'],
    ['It is the second time they visit us.', 'It is the second time they have visited us.'],
    ["It's the first time I hear it.", "It's the first time I have heard it."],
    ['This is my first time I eat fish.', 'This is my first time I have eaten fish.'],
  ],
  explains: ['This is the first time I see snow.', 'It is the first time up to now: “have seen”.'],
})
