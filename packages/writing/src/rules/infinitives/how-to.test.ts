import { testRule } from '../rule/testing/rule-cases.ts'
import { howTo } from './how-to.ts'

testRule(howTo, {
  accepts: [
    'I know how to use it.',
    'Do you know how long it takes?',
    'I know how people live there.',
    'She showed me how she made it.',
    'I understand how work affects health.',
    'He told us about how plants grow.',
    'I know how much it costs.',
    'We learn how languages change.',
  ],
  corrects: [
    ['I know how use it.', 'I know how to use it.'],
    ['Students learn how solve problems.', 'Students learn how to solve problems.'],
    ['She taught me how make bread.', 'She taught me how to make bread.'],
    ['They know how convince people.', 'They know how to convince people.'],
    ['He does not know how drive a car.', 'He does not know how to drive a car.'],
    ['We learned how write a letter.', 'We learned how to write a letter.'],
    ['It is about how live in peace, how find a way.', 'It is about how live in peace, how find a way.'],
  ],
  explains: ['I know how use it.', 'Between “how” and the verb stands “to”.'],
})
