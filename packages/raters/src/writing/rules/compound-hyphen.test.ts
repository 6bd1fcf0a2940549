import { compoundHyphen } from './compound-hyphen.ts'
import { testRule } from './testing/rule-cases.ts'

testRule(compoundHyphen, {
  accepts: [
    'She is seventy-six.',
    'There were twenty two-hour lessons.',
    'I saw twenty one of them.',
    'He works part time.',
    'In the long term costs fall.',
    'The actor is well known.',
    'Guests check in at noon.',
    'It lasted a long time.',
    'He has twenty or thirty books.',
    'My mother in London is old.',
    'They study in the second hand of the year.',
  ],
  corrects: [
    ['My grandfather is seventy six years old.', 'My grandfather is seventy-six years old.'],
    ['He has a part time job.', 'He has a part-time job.'],
    ['My mother in law cooks.', 'My mother-in-law cooks.'],
    ['Sport gives you self confidence.', 'Sport gives you self-confidence.'],
    ['They have a long term plan.', 'They have a long-term plan.'],
    ['I like face to face lessons.', 'I like face-to-face lessons.'],
  ],
  explains: ['He has a part time job.', 'These words are joined by a hyphen: “part-time”.'],
})
