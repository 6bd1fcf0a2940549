import { testRule } from '../rule/testing/rule-cases.ts'
import { oursNoun } from './ours-noun.ts'

testRule(oursNoun, {
  accepts: [
    'This house is ours.',
    'A friend of ours came.',
    'The mine worker slept.',
    'The products are theirs.',
    'Hers was a good life.',
    'He works in a mine.',
    'Yours faithfully, Tom',
    'A friend of mine came yesterday.',
    'Ours is a small town.',
    'The book is yours and mine.',
  ],
  corrects: [
    ['People buy theirs products.', 'People buy their products.'],
    ['It is good for ours family.', 'It is good for our family.'],
    ['We love ours children.', 'We love our children.'],
    ['They changed theirs old houses.', 'They changed their old houses.'],
    ['I like yours idea.', 'I like your idea.'],
  ],
  explains: ['It is good for ours family.', 'Before a noun stands the short form: “our”.'],
})
