import { testRule } from '../rule/testing/rule-cases.ts'
import { numberOf } from './number-of.ts'

testRule(numberOf, {
  accepts: [
    'The number of cars is growing.',
    'A number of cars are parked here.',
    'If the number of cars were lower, we could breathe.',
    'The number and the price of cars are growing.',
    'The sizes and the number of cars are growing.',
    'The numbers of the houses are red.',
    'The price of bread is high.',
    'Large numbers of people have left.',
  ],
  corrects: [
    ['The number of cars are growing.', 'The number of cars is growing.'],
    ['I think the number of old people have doubled.', 'I think the number of old people has doubled.'],
    ['The price of houses were low.', 'The price of houses was low.'],
    ['The quality of the products are bad.', 'The quality of the products is bad.'],
    ['The use of computers are common.', 'The use of computers is common.'],
    ['The lack of hospitals are a problem.', 'The lack of hospitals is a problem.'],
    ['Today the number of tourists have fallen.', 'Today the number of tourists has fallen.'],
  ],
  explains: ['The number of cars are growing.', 'The verb goes with “the number”, which is one: “is”.'],
})
