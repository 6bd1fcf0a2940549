import { testRule } from '../rule/testing/rule-cases.ts'
import { coordinatedPlural } from './coordinated-plural.ts'

testRule(coordinatedPlural, {
  accepts: [
    'It is what helps those who have little and creates friends.',
    'They work hard and earn money.',
    'He works hard and earns money.',
    'They like him and he likes them.',
    'People like music and sports.',
    'They say that he works and earns money.',
    'She and I like it and she has it.',
    'We know the man who comes and sells bread.',
    'People who help others and work hard win.',
    'They have a dog and it has a house.',
    'You can see that it is old and has a hole.',
  ],
  corrects: [
    ['They try new things and takes risks.', 'They try new things and take risks.'],
    ['We go home and has a rest.', 'We go home and have a rest.'],
    ["I like young people who play games and doesn't lie.", "I like young people who play games and don't lie."],
    ['People work a lot and gets tired.', 'People work a lot and get tired.'],
    ['They live in a city and has a car.', 'They live in a city and have a car.'],
  ],
  explains: ['We go home and has a rest.', 'The verb goes with the same subject as the one before it: “have”.'],
})
