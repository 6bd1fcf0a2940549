import { testRule } from '../rule/testing/rule-cases.ts'
import { wouldLike } from './would-like.ts'

testRule(wouldLike, {
  accepts: [
    'I would like to go there.',
    'I would like help with it.',
    "We'd like some tea.",
    'I like going there.',
    'They would like work in Rome.',
    'She would like training in it.',
    'It would, like all others, go.',
    "I'd love a coffee.",
    'He would like it to be so.',
    'Would people like that?',
    'I would like my room.',
  ],
  corrects: [
    ['I would like go there.', 'I would like to go there.'],
    ["I'd like have a coffee.", "I'd like to have a coffee."],
    ['We would like going to the sea.', 'We would like to go to the sea.'],
    ['They would love see it.', 'They would love to see it.'],
    ['I would really like know more about it.', 'I would really like to know more about it.'],
  ],
  explains: ['I would like go there.', 'After “would like” comes “to” with the verb: “to go”.'],
})
