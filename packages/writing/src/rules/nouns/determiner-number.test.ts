import { testRule } from '../rule/testing/rule-cases.ts'
import { determinerNumber } from './determiner-number.ts'

testRule(determinerNumber, {
  accepts: [
    'If you go on with this nuclear arms race, you will lose.',
    'This changes everything.',
    'This book is old.',
    'These books are old.',
    'This means that prices rise.',
    'Those who agree may leave.',
    'These help us to learn.',
    'This series is long.',
    'This causes problems in winter.',
    'These city parks are green.',
    'Those sheep belong to him.',
  ],
  corrects: [
    ['This books are old.', 'These books are old.'],
    ['This problems must be solved.', 'These problems must be solved.'],
    ['I like this new ideas.', 'I like these new ideas.'],
    ['These problem must be solved.', 'These problems must be solved.'],
    ['Those child are hungry.', 'Those children are hungry.'],
    ['These information is wrong.', 'This information is wrong.'],
    ['Give me advice about this matters.', 'Give me advice about these matters.'],
  ],
  explains: ['This books are old.', '“books” is plural, so “these” stands before it.'],
})
