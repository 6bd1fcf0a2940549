import { thePlural } from './the-plural.ts'
import { testRule } from './testing/rule-cases.ts'

testRule(thePlural, {
  accepts: [
    'Children need to learn early.',
    'The children of this school should wear uniforms.',
    'The children who live here need a park.',
    'The children are shivering.',
    'The children have learned a lot.',
    'The students can use the new library.',
    'The companies should bid, said the mayor.',
    'The parents wanted to leave, but they did not know how.',
    'He helps the children.',
    'These are the teachers.',
  ],
  corrects: [
    [
      'The children need to learn early how to deal with money.',
      'Children need to learn early how to deal with money.',
    ],
    ['I think that the companies should pay more.', 'I think that companies should pay more.'],
    ['The scientists still cannot explain it.', 'Scientists still cannot explain it.'],
    ['Nowadays the teenagers spend hours online.', 'Nowadays teenagers spend hours online.'],
    ['I agree that the students should wear uniforms.', 'I agree that students should wear uniforms.'],
    ['In conclusion, the tourists prefer to go alone.', 'In conclusion, tourists prefer to go alone.'],
  ],
  explains: [
    'The children need to learn early.',
    'All children are meant, not some that were named before: leave out “the”.',
  ],
})
