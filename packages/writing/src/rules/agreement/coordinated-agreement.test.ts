import { testRule } from '../rule/testing/rule-cases.ts'
import { coordinatedAgreement } from './coordinated-agreement.ts'

testRule(coordinatedAgreement, {
  accepts: [
    'He gets up early and goes to work.',
    'She wants to travel and see the world.',
    'He can cook and make the beds.',
    'She helps him cook and clean the house.',
    'It lets people rest and make the most of it.',
    'He works hard and his friends make the tea.',
    'They work hard and earn a lot.',
    'She took the bus and put the bag down.',
    'He likes tea and talk in the evening.',
  ],
  corrects: [
    ['She works in a bank and earn a lot of money.', 'She works in a bank and earns a lot of money.'],
    ['He gets up early and go to the office.', 'He gets up early and goes to the office.'],
    [
      'My brother plays football and watch it on television.',
      'My brother plays football and watches it on television.',
    ],
    ['It takes time and cost a lot.', 'It takes time and cost a lot.'],
    ['She always cooks dinner and wash the dishes.', 'She always cooks dinner and washes the dishes.'],
    ['The teacher reads the text and explain it well.', 'The teacher reads the text and explains it well.'],
    ['Everyone takes the bus and go home.', 'Everyone takes the bus and goes home.'],
  ],
  explains: ['He gets up early and go to the office.', 'The verb goes with the same subject as “gets”: “goes”.'],
})
