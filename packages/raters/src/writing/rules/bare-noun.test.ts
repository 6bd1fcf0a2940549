import { bareNoun } from './bare-noun.ts'
import { testRule } from './testing/rule-cases.ts'

testRule(bareNoun, {
  accepts: [
    'She came by bicycle.',
    'The bond between teacher and student matters.',
    'They went from village to village.',
    'He works in a factory.',
    'We visited museum after museum.',
    'She is a student of law.',
    'I need guitar lessons.',
    'They have house rules.',
    'The role of teacher suits her.',
    'My book is on the table.',
    'The city is old and the village is older.',
    'It is in city centres that rents rise.',
    'He was best friend and brother to me.',
    'I am patient with guests.',
  ],
  corrects: [
    ['She works in hospital and lives in small village.', 'She works in hospital and lives in a small village.'],
    ['My father is engineer.', 'My father is an engineer.'],
    ['We want to buy new house next year.', 'We want to buy a new house next year.'],
    ['He works in factory.', 'He works in a factory.'],
    ['I do not have car or bicycle.', 'I do not have car or bicycle.'],
    ['I need job.', 'I need a job.'],
    ['We stayed in very nice hotel.', 'We stayed in a very nice hotel.'],
  ],
  explains: ['I need job.', '“job” can be counted, so one of it needs “a” or “the”.'],
})
