import { testRule } from '../rule/testing/rule-cases.ts'
import { compoundHyphen } from './compound-hyphen.ts'

testRule(compoundHyphen, {
  accepts: [
    'I want to improve my English speaking skills.',
    'He works part time.',
    'In the long term costs fall.',
    'The actor is well known.',
    'Guests check in at noon.',
    'It lasted a long time.',
    'They study in the second hand of the year.',
    'They were well paid.',
    'We met face to face.',
    'He came at the last minute.',
  ],
  corrects: [
    ['He has a part time job.', 'He has a part-time job.'],
    ['They have a long term plan.', 'They have a long-term plan.'],
    ['I like face to face lessons.', 'I like face-to-face lessons.'],
    ['He found a full time job.', 'He found a full-time job.'],
    ['She bought a second hand car.', 'She bought a second-hand car.'],
    ['It was a last minute decision.', 'It was a last-minute decision.'],
  ],
  explains: ['He has a part time job.', 'These words are joined by a hyphen: “part-time”.'],
})
