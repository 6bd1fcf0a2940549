import { testRule } from '../rule/testing/rule-cases.ts'
import { almostPlural } from './almost-plural.ts'

testRule(almostPlural, {
  accepts: [
    'Almost all students have a phone.',
    'Almost every student came.',
    'They are almost twins.',
    'Almost ten people came.',
    'Most students have a phone.',
    'They were almost friends.',
    'Almost nobody came.',
    'He almost fell.',
    'Mostly students came.',
    'It is almost time.',
    'Almost half of the students came.',
  ],
  corrects: [
    ['Almost students have a phone.', 'Most students have a phone.'],
    ['Almost Thai people believe this.', 'Most Thai people believe this.'],
    ['Almost of students walk.', 'Most students walk.'],
    ['Almost of the companies are small.', 'Most of the companies are small.'],
    ['In cities, almost students have it.', 'In cities, most students have it.'],
  ],
  explains: ['Almost students have a phone.', '“almost” stands before no plural: “most students” or “almost all”.'],
})
