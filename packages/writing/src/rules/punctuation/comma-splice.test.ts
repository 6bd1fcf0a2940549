import { testRule } from '../rule/testing/rule-cases.ts'
import { commaSplice } from './comma-splice.ts'

testRule(commaSplice, {
  accepts: [
    'When it rains, we stay at home.',
    'In the morning, she drinks tea.',
    'It is late, so we are going.',
    'He is kind, I think.'.replace('I think', 'as you know'),
    'If he comes, they will leave.',
    'It was so cold, we stayed in.',
    'Yes, I am here.',
    'He is late, isn’t he?',
    'The more he eats, the more he wants.',
    'Had I known, I would have gone.',
    'He came, he saw, he won.',
    'Not only is it cheap, it is good.',
    'My brother, who is ten, has a dog.',
  ],
  corrects: [
    ['My town is beautiful, I miss it.', 'My town is beautiful, and I miss it.'],
    ['I take the same train, it leaves at seven.', 'I take the same train, and it leaves at seven.'],
    ['She is a kind woman, she helps everyone.', 'She is a kind woman, and she helps everyone.'],
    ['We have a problem, there is no water.', 'We have a problem, and there is no water.'],
  ],
  explains: [
    'My town is beautiful, I miss it.',
    'Two sentences cannot be joined by a comma alone: use a full stop, or a word like “and”.',
  ],
})
