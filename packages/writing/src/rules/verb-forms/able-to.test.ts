import { testRule } from '../rule/testing/rule-cases.ts'
import { ableTo } from './able-to.ts'

testRule(ableTo, {
  accepts: [
    'He is able to swim.',
    'They will be able to come.',
    'I can swim.',
    'Those able to pay left first.',
    'She was not able to speak.',
    'An able student can learn it.',
    'We have been able to help.',
    'People able to pay left.',
    'Being able to read is useful.',
  ],
  corrects: [
    ['He can able to swim.', 'He can swim.'],
    ['They will able to come.', 'They will be able to come.'],
    ['I able to speak French.', 'I am able to speak French.'],
    ['She could able to win.', 'She could win.'],
    ['You should able to see it.', 'You should be able to see it.'],
    ['We able to pay now.', 'We are able to pay now.'],
  ],
  explains: ['They will able to come.', '“able to” needs a form of “be”: “be able to”.'],
})
