import { veryMuchOrder } from './very-much-order.ts'
import { testRule } from './testing/rule-cases.ts'

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
    ['I like very much pizza.', 'I really like pizza.'],
    ['She likes very much swimming.', 'She really likes swimming.'],
    ['We love very much the sea.', 'We really love the sea.'],
    ['They enjoyed very much their trip.', 'They really enjoyed their trip.'],
    ['I like very much to travel.', 'I really like to travel.'],
  ],
  explains: ['I like very much pizza.', '“very much” stands behind the object; before the verb say “really”.'],
})
