import { testRule } from '../rule/testing/rule-cases.ts'
import { veryVerb } from './very-verb.ts'

testRule(veryVerb, {
  accepts: [
    'I like it very much.',
    'He is very like his father.',
    'They very often forget it.',
    'I very much like it.',
    'We were very pleased.',
    'They very nearly won.',
    'She is very well known.',
    'They very rarely eat out.',
    'People very close to him knew.',
    'It is a very open house.',
  ],
  corrects: [
    ['I very like English.', 'I really like English.'],
    ['We very enjoy our holidays.', 'We really enjoy our holidays.'],
    ['He very loves his dog.', 'He really loves his dog.'],
    ['I very want to see you.', 'I really want to see you.'],
    ['They very need your help.', 'They really need your help.'],
    ['Now I very worry about him.', 'Now I really worry about him.'],
  ],
  explains: ['I very like English.', '“very” goes before no verb: “really like”.'],
})
