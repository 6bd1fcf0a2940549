import { testRule } from '../rule/testing/rule-cases.ts'
import { beBase } from './be-base.ts'

testRule(beBase, {
  accepts: [
    'I agree with you.',
    'All we did was make tea.',
    'What you need is learn to wait.',
    'They are known everywhere.',
    'It is included in the price.',
    'The increase is an advantage.',
    'He is a go-between.',
    'She is going home.',
    'There is increase after increase.',
  ],
  corrects: [
    ['I am agree with you.', 'I agree with you.'],
    ['It is depend on the price.', 'It depends on the price.'],
    ['It is depends on the price.', 'It depends on the price.'],
    ['They are believe in luck.', 'They believe in luck.'],
    ['She was go home.', 'She went home.'],
    ['People are always prefer cars.', 'People always prefer cars.'],
    ['The book is consist of two parts.', 'The book consists of two parts.'],
  ],
  explains: ['I am agree with you.', '“am” and “agree” cannot stand together: say “agree”.'],
})
