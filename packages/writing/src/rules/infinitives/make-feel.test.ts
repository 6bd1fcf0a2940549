import { testRule } from '../rule/testing/rule-cases.ts'
import { makeFeel } from './make-feel.ts'

testRule(makeFeel, {
  accepts: [
    'It makes people buy things.',
    'He was made to work.',
    'They made them to order.',
    'It makes me happy.',
    'She let us go.',
    'It makes people interesting to others.',
    'Making people happy is his job.',
    'He made it to the top.',
  ],
  corrects: [
    ['It makes people to buy things.', 'It makes people buy things.'],
    ['It makes me feels good.', 'It makes me feel good.'],
    ['It made us to think again.', 'It made us think again.'],
    ['It makes them buying more.', 'It makes them buy more.'],
    ['This made me to understand life.', 'This made me understand life.'],
    ['My father let me to drive.', 'My father let me drive.'],
    ['It makes children to become lazy.', 'It makes children become lazy.'],
  ],
  explains: [
    'It made us to think again.',
    'After “made” and its object the verb has neither “to” nor an ending: “think”.',
  ],
})
