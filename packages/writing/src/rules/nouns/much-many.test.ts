import { testRule } from '../rule/testing/rule-cases.ts'
import { muchMany } from './much-many.ts'

testRule(muchMany, {
  accepts: [
    'We have much work to do.',
    'How much money do you need?',
    'There is not much news today.',
    'Much of the city is old.',
    'The amount of water is small.',
    'The amount of information grows.',
    'Too many people came.',
    'It costs much more than others.',
    'Not much happens here.',
  ],
  corrects: [
    ['There are much people in the street.', 'There are many people in the street.'],
    ['How much students are there?', 'How many students are there?'],
    ['I do not have much friends.', 'I do not have many friends.'],
    ['Too much cars pollute the air.', 'Too many cars pollute the air.'],
    ['The amount of people grew.', 'The number of people grew.'],
    ['A large amount of new cars were sold.', 'A large number of new cars were sold.'],
  ],
  explains: ['There are much people in the street.', '“people” can be counted: say “many”.'],
})
