import { testRule } from '../rule/testing/rule-cases.ts'
import { ageHave } from './age-have.ts'

testRule(ageHave, {
  accepts: [
    'I am 25 years old.',
    'I have 25 years of experience.',
    'She has two years left.',
    'He has ten years to pay.',
    'They have twenty days.',
    'The firm has 30 years behind it.',
    'We have five years.',
    'She had 12 years at school.',
    'The house has 100 years.',
    'He is 30.',
  ],
  corrects: [
    ['I have 25 years.', 'I am 25 years old.'],
    ['My sister has twenty years and studies.', 'My sister is twenty years old and studies.'],
    ['He has 12 years old.', 'He is 12 years old.'],
    ['She has fifteen years.', 'She is fifteen years old.'],
    ['I have 30 years, and I work.', 'I am 30 years old, and I work.'],
  ],
  explains: ['I have 25 years.', 'Age is told with “be”: “am 25 years old”.'],
})
