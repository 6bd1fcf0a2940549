import { testRule } from '../rule/testing/rule-cases.ts'
import { veryMuchOrder } from './very-much-order.ts'

testRule(veryMuchOrder, {
  accepts: [
    'I like pizza very much.',
    'I like it very much and it is good.',
    'He likes very much what he does.',
    'They love very much in vain.',
    'I very much like pizza.',
    'We like very small towns.',
    'She loves much.',
    'They like him very much.',
    'I would like very much for you.',
    'I enjoyed it very much.',
  ],
  corrects: [
    ['I like very much pizza.', 'I like pizza very much.'],
    ['She likes very much swimming.', 'She likes swimming very much.'],
    ['We love very much the sea.', 'We love the sea very much.'],
    ['They enjoyed very much their trip.', 'They enjoyed their trip very much.'],
    ['I liked very much the costumes and music.', 'I liked the costumes and music very much.'],
    ['I like very much to travel.', 'I like to travel very much.'],
  ],
  explains: ['I like very much pizza.', '“very much” stands behind the object.'],
})
