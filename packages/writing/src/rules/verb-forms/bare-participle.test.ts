import { testRule } from '../rule/testing/rule-cases.ts'
import { bareParticiple } from './bare-participle.ts'

testRule(bareParticiple, {
  accepts: [
    'They have already known it for years.',
    'Have they gone home?',
    'I saw him.',
    'He was seen by us.',
    'Had we known, we would have stayed.',
    'They wrote it.',
    'The man they had chosen left.',
    'She was born here.',
  ],
  corrects: [
    ['I seen him yesterday.', 'I saw him yesterday.'],
    ['They done it well.', 'They did it well.'],
    ['He gone to the office.', 'He went to the office.'],
    ['We already written the letter.', 'We already wrote the letter.'],
    ['She taken the bus.', 'She took the bus.'],
    ['It is what they already known.', 'It is what they already knew.'],
    ['He never forgotten her.', 'He never forgot her.'],
  ],
  explains: ['I seen him.', '“seen” cannot stand alone: say “have seen” or “saw”.'],
})
