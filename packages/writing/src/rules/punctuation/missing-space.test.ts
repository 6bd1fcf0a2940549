import { testRule } from '../rule/testing/rule-cases.ts'
import { missingSpace } from './missing-space.ts'

testRule(missingSpace, {
  accepts: [
    'We came, we saw, we won.',
    'It cost 1,000 pounds.',
    'At 10:30 we left.',
    'See https://example.org for more.',
    'The ratio is a:b here.',
    'He asked: why?',
    'One; two.',
    'Wait! Stop!',
    'We met at 5:00pm.',
    'Use .net for it.',
  ],
  corrects: [
    ['Thank you for your help,we will pay.', 'Thank you for your help, we will pay.'],
    ['I like tea,coffee and milk.', 'I like tea, coffee and milk.'],
    ['We were tired ,but happy.'.replace(' ,but', ',but'), 'We were tired, but happy.'],
    ['I am sorry , I cannot come.', 'I am sorry, I cannot come.'],
    ['It is late .', 'It is late.'],
  ],
  explains: ['I like tea,coffee and milk.', 'Behind “,” comes a space.'],
})
