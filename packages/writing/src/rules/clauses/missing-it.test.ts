import { testRule } from '../rule/testing/rule-cases.ts'
import { missingIt } from './missing-it.ts'

testRule(missingIt, {
  accepts: [
    'Is very cold water bad for you?',
    'Is it important?',
    'Is good food cheap in Japan?',
    'It is important to read.',
    'What I think is important is time.',
    'The man who I think is right left.',
    'Because is a conjunction.',
    'He left because it was late.',
    'Was the film good?',
    'Is important work paid?',
    'The rule that I believe is best is short.',
  ],
  corrects: [
    ['Is very cold in my room.', 'It is very cold in my room.'],
    ['Is important to read.', 'It is important to read.'],
    ['Is very good that you came.', 'It is very good that you came.'],
    ['I like it because is very cheap.', 'I like it because it is very cheap.'],
    ['I think is necessary to go.', 'I think it is necessary to go.'],
    ['We stay because is a nice town.', 'We stay because it is a nice town.'],
  ],
  explains: ['Is important to read.', 'The subject is missing: “it is …”.'],
})
