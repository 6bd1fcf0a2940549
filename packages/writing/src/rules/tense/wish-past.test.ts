import { testRule } from '../rule/testing/rule-cases.ts'
import { wishPast } from './wish-past.ts'

testRule(wishPast, {
  accepts: [
    'I wish I could fly.',
    'As you wish you can go.',
    'I wish you have a nice day.',
    'I wish you all the best.',
    'They wish to go.',
    'The wish he has is old.',
    'We wish him luck.',
    'I wish I had time.',
    'She wishes they were here.',
    'My wish is that he comes.',
    'I wish I knew it.',
  ],
  corrects: [
    ['I wish I can fly.', 'I wish I could fly.'],
    ['I wish I have more time.', 'I wish I had more time.'],
    ['She wishes she is rich.', 'She wishes she were rich.'],
    ['We wish they will come.', 'We wish they would come.'],
    ['I wish it is warm.', 'I wish it were warm.'],
  ],
  explains: ['I wish I can fly.', 'What is only wished stands in the past: “could”.'],
})
