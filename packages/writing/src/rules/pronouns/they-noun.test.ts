import { testRule } from '../rule/testing/rule-cases.ts'
import { theyNoun } from './they-noun.ts'

testRule(theyNoun, {
  accepts: [
    'They lost their job.',
    'I think they work here.',
    'He knows they need help.',
    'When it came they left.',
    'If you call they answer.',
    'They parents are kind.',
    'We hope they study.',
    'The house they bought is old.',
    'What they love is sport.',
    'She said they walk to school.',
  ],
  corrects: [
    ['Many people lost they job.', 'Many people lost their job.'],
    ['They live with they parents.', 'They live with their parents.'],
    ['They take care of they children.', 'They take care of their children.'],
    ['Students spend they money in shops.', 'Students spend their money in shops.'],
    ['They are proud of they country.', 'They are proud of their country.'],
  ],
  explains: ['Many people lost they job.', 'What belongs to them is “their”.'],
})
