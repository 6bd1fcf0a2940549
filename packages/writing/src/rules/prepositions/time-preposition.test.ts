import { testRule } from '../rule/testing/rule-cases.ts'
import { timePreposition } from './time-preposition.ts'

testRule(timePreposition, {
  accepts: [
    'We meet on Monday.',
    'In Friday’s paper it says so.',
    'The course starts in June.',
    'It is due on June 5.',
    'She arrived at 5 pm.',
    'They march on May Day.',
    'He read it in yesterday’s paper.',
    'At summer camp we swim.',
    'The focus on last year’s figures is wrong.',
    'I saw it in Saturday night traffic.',
  ],
  corrects: [
    ['We meet in Monday.', 'We meet on Monday.'],
    ['The test is on September.', 'The test is in September.'],
    ['At Sunday we rest.', 'On Sunday we rest.'],
    ['We left in yesterday.', 'We left yesterday.'],
    ['I met him in last week.', 'I met him last week.'],
    ['The film starts in 8 pm.', 'The film starts at 8 pm.'],
  ],
  explains: ['We meet in Monday.', 'With this time the preposition is “on”.'],
})
