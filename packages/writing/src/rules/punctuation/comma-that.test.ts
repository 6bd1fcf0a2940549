import { testRule } from '../rule/testing/rule-cases.ts'
import { commaThat } from './comma-that.ts'

testRule(commaThat, {
  accepts: [
    'I think that he is here.',
    'It was, I think, that man.',
    'I know, that is true.',
    'As you know, that day came.',
    'They came, that is clear.',
    'The man, I hope, that you saw is here.',
    'He said, and I know, that it is so.',
    'What we know, that man knew too.',
    'We hope that it rains.',
    'I see, that will do.',
  ],
  corrects: [
    ['I think, that he is here.', 'I think that he is here.'],
    ['I cannot imagine, that they will come.', 'I cannot imagine that they will come.'],
    ['We believe, that he came.', 'We believe that he came.'],
    ['They say, that the price is high.', 'They say that the price is high.'],
    ['I am sure, that you know it.', 'I am sure that you know it.'],
  ],
  explains: ['I think, that he is here.', 'No comma stands before a “that” that a verb needs.'],
})
