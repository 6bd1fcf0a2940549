import { testRule } from '../rule/testing/rule-cases.ts'
import { clauseIt } from './clause-it.ts'

testRule(clauseIt, {
  accepts: [
    'It is late, so it is better to go.',
    'What is so is good for all.',
    'The opinion is good for us.',
    'He is rich but is happy to help.',
    'The price depends on the day.',
    'The man that is ready to go came.',
    'This helps, but depends on luck.',
    'The opinion that is best for me is his.',
    'They say that it depends on us.',
    'A house so is possible to build.',
  ],
  corrects: [
    ['In my opinion is better to wait.', 'In my opinion it is better to wait.'],
    ['It rains, so is necessary to wait.', 'It rains, so it is necessary to wait.'],
    ['I think that is important to know it.', 'I think that it is important to know it.'],
    ['Depends on the person.', 'It depends on the person.'],
    ['I am of the opinion that depends on you.', 'I am of the opinion that it depends on you.'],
  ],
  explains: ['In my opinion is better to wait.', 'The subject is missing: “it is …”.'],
})
