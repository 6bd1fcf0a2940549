import { testRule } from '../rule/testing/rule-cases.ts'
import { theirThere } from './their-there.ts'

testRule(theirThere, {
  accepts: [
    'There are many reasons.',
    'Out there children play.',
    'They love their children.',
    'Their will was strong.',
    'Their can of paint was empty.',
    'We were there in time.',
    'Theirs is the best house.',
    'They’re friends.',
    'He lives there and works here.',
    'I like it there.',
  ],
  corrects: [
    ["They like they're house.", 'They like their house.'],
    ['Their are many reasons.', 'There are many reasons.'],
    ['They play with there children.', 'They play with their children.'],
    ['People lose there jobs.', 'People lose their jobs.'],
    ['Their will be a test.', 'There will be a test.'],
    ['Their going to leave.', 'They’re going to leave.'],
    ['They use there phones all day.', 'They use their phones all day.'],
  ],
  explains: ['People lose there jobs.', '“there” is a place; what belongs to them is “their”.'],
})
