import { testRule } from '../rule/testing/rule-cases.ts'
import { saidWill } from './said-will.ts'

testRule(saidWill, {
  accepts: [
    'I thought that it would be easy.',
    'I think that it will be easy.',
    'He said that he will come.',
    'It is hoped that it will rain.',
    'It was known that he would come.',
    'They are afraid that he will go.',
    'I thought his will was strong.',
    'The thought that he will come is nice.',
    'We were sure of it.',
    'She told me that her will is lost.',
    'I knew he was ill, so I will go.',
    'They told us the news.',
  ],
  corrects: [
    ['I thought that it will be easy.', 'I thought that it would be easy.'],
    ['He promised he will come.', 'He promised he would come.'],
    ['They were afraid that customers will leave.', 'They were afraid that customers would leave.'],
    ['She told me that she will discuss it.', 'She told me that she would discuss it.'],
    ['We hoped the new school will open.', 'We hoped the new school would open.'],
    ['I was not sure that it will help.', 'I was not sure that it would help.'],
  ],
  explains: [
    'I thought that it will be easy.',
    'Seen from “thought”, which is in the past, the future is told with “would”.',
  ],
})
