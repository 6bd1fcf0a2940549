import { testRule } from '../rule/testing/rule-cases.ts'
import { inAWay } from './in-a-way.ts'

testRule(inAWay, {
  accepts: [
    'He answered in a rude way.',
    'In no way is it right.',
    'They differ in many ways.',
    'He has a funny way of talking.',
    'A man with a funny way of talking came in.',
    'We are in the same way.',
    'It was the best by a long way.',
    'In some way it is true.',
    'He went in the wrong way.',
    'Cooked in Indian fashion, it is hot.',
    'She did it in her own way.',
  ],
  corrects: [
    ['He answered with a rude way.', 'He answered in a rude way.'],
    ['He guides them in polite manner.', 'He guides them in a polite manner.'],
    ['They vote by anonymous way.', 'They vote in an anonymous way.'],
    ['We learn in very easy way.', 'We learn in a very easy way.'],
    ['They live in healthy way.', 'They live in a healthy way.'],
    ['He spoke with polite way.', 'He spoke in a polite way.'],
  ],
  explains: ['He answered with a rude way.', 'How something is done is told with “in a … way”: “in a rude way”.'],
})
