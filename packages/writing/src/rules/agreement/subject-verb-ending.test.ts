import { testRule } from '../rule/testing/rule-cases.ts'
import { subjectVerbEnding } from './subject-verb-ending.ts'

testRule(subjectVerbEnding, {
  accepts: [
    'The text says that bees die.',
    'Does the text say so?',
    'They let the government decide.',
    'The authors of the text say so.',
    'The author and the writer agree.',
    'People like cars.',
    'The number of people grows.',
    'Most people need help.',
    'Nowadays, many government spend money.',
    'Some study show this.',
    'He made everyone think.',
    'Internet use grows.',
    'One of the students who plays well left.',
  ],
  corrects: [
    ['The text talk about bees.', 'The text talks about bees.'],
    ['The author explain the problem.', 'The author explains the problem.'],
    ['People likes cars more than buses.', 'People like cars more than buses.'],
    ['Everyone know that.', 'Everyone knows that.'],
    ['The government give money to farmers.', 'The government gives money to farmers.'],
    ['Many people thinks so.', 'Many people think so.'],
    ['Children who plays outside are fit.', 'Children who play outside are fit.'],
  ],
  explains: ['The text talk about bees.', 'With this subject the verb is “talks”.'],
})
