import { testRule } from '../rule/testing/rule-cases.ts'
import { reportedQuestion } from './reported-question.ts'

testRule(reportedQuestion, {
  accepts: [
    'What can I do?',
    'He knows what I can do.',
    'I know who can help.',
    'What is your name?',
    'He asked me what my name was.',
    'She asked: where is he?',
    'I know what is good for me.',
    'Do you know where he lives?',
    'I wonder what it is.',
    'Tell me who is coming.',
    'I know what is in the box.',
    'Nobody knows what was his and what was hers.',
    'How do you know?',
    'I asked when the course starts.',
    'I know what is the matter.',
    'I know which is the best one.',
    'What is the real freedom?',
    'They learn about which animals are relatives, as with vultures.',
  ],
  corrects: [
    ['I do not know what can I do.', 'I do not know what I can do.'],
    ['Please tell me how can I send it.', 'Please tell me how I can send it.'],
    ['They do not know how should they live.', 'They do not know how they should live.'],
    ['He asked me where do I work.', 'He asked me where I work.'],
    ['I do not know where is he.', 'I do not know where he is.'],
    ['She asked me what is my name.', 'She asked me what my name is.'],
    ['Could you tell me when does the course start?', 'Could you tell me when the course start?'],
    ['I do not know what are they.', 'I do not know what they are.'],
    ['They do not know what is the real freedom.', 'They do not know what the real freedom is.'],
    ['Nobody knew who am I and why.', 'Nobody knew who I am and why.'],
    ['We know when will the next bus come.', 'We know when the next bus will come.'],
  ],
  explains: ['He asked me where do I work.', 'Inside a sentence the question has the order of a statement: “I …”.'],
})
