import { testRule } from '../rule/testing/rule-cases.ts'
import { fromDoing } from './from-doing.ts'

testRule(fromDoing, {
  accepts: [
    'They prevent fires to save lives.',
    'It prevents us from going.',
    'He succeeded in passing it.',
    'They are capable of it.',
    'He succeeded to the throne.',
    'To prevent it, we left.',
    'They insist that we go.',
    'It helps us to go.',
    'You need it to succeed.',
    'We want to succeed and help them.',
  ],
  corrects: [
    ['The law prevents firms to throw waste away.', 'The law prevents firms from throwing waste away.'],
    ['It discourages the young people to vote.', 'It discourages the young people from voting.'],
    ['It prevents us to go.', 'It prevents us from going.'],
    ['He succeeded to pass the exam.', 'He succeeded in passing the exam.'],
    ['They are capable to do it.', 'They are capable of doing it.'],
    ['He insisted to pay.', 'He insisted on paying.'],
    ['Laws prevent people to smoke.', 'Laws prevent people from smoking.'],
    ['This prevented them to learn.', 'This prevented them from learning.'],
  ],
  explains: ['He insisted to pay.', '“insisted” goes with “on” and “-ing”: “on paying”.'],
})
