import { testRule } from '../rule/testing/rule-cases.ts'
import { activeOnly } from './active-only.ts'

testRule(activeOnly, {
  accepts: [
    'The accident happened at noon.',
    'He was dead when they came.',
    'It was agreed that we would wait.',
    'What has happened is sad.',
    'The price was agreed with the owner.',
    'They were dying of thirst.',
    'The letter was sent and arrived late.',
    'The man who died was old.',
  ],
  corrects: [
    ['The accident was happened at night.', 'The accident happened at night.'],
    ['He was died in the war.', 'He died in the war.'],
    ['The team is consisted of five people.', 'The team consists of five people.'],
    ['Many problems are appeared in cities.', 'Many problems appear in cities.'],
    ['It was suddenly disappeared.', 'It disappeared.'],
    ['I am agreed with this idea.', 'I agree with this idea.'],
    ['Such things are existed in my country.', 'Such things exist in my country.'],
    ['They were suffered from hunger.', 'They suffered from hunger.'],
  ],
  explains: ['The accident was happened at night.', '“happen” has no passive: say “happened”.'],
})
