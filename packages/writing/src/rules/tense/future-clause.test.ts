import { testRule } from '../rule/testing/rule-cases.ts'
import { futureClause } from './future-clause.ts'

testRule(futureClause, {
  accepts: [
    'When he is old, he will regret it.',
    'I know when he will come.',
    'Tell me when it will start.',
    'Do you know if the train will be late?',
    'The day will come when they will win.',
    'I wonder if the price will rise.',
    'When will you come?',
    'If it rains, we will stay.',
    'I will wait until he comes.',
    'He asked when the shop will open.',
    'We will go once it stops.',
    'I am not sure if the bus will come.',
  ],
  corrects: [
    ['When he will be old, he will regret it.', 'When he is old, he will regret it.'],
    ['I will wait until you will come.', 'I will wait until you come.'],
    ['If the price will rise, we will not buy it.', 'If the price rises, we will not buy it.'],
    ['He will stay and when they will arrive, he will cook.', 'He will stay and when they arrive, he will cook.'],
    ['Unless you will work, you will fail.', 'Unless you work, you will fail.'],
  ],
  explains: ['When he will be old, he will rest.', 'After “when” the future is told without “will”: “is”.'],
})
