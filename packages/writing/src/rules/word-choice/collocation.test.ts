import { testRule } from '../rule/testing/rule-cases.ts'
import { collocation } from './collocation.ts'

testRule(collocation, {
  accepts: [
    'She made a mistake.',
    'Do plans change?',
    'They make exercise fun.',
    'He does research.',
    'We make sports cars.',
    'She took a photo.',
    'They make business plans.',
    'What do friends want?',
    'He said that the truth hurts.',
    'She opened the window.',
    'We make research easier.',
  ],
  corrects: [
    ['I did a mistake.', 'I made a mistake.'],
    ['She makes her homework at night.', 'She does her homework at night.'],
    ['He made many photos.', 'He took many photos.'],
    ['They have done an important decision.', 'They have made an important decision.'],
    ['Please open the light.', 'Please turn on the light.'],
    ['Open the light.', 'Turn on the light.'],
    ['He said a lie.', 'He told a lie.'],
  ],
  explains: ['I did a mistake.', 'With “mistake” the verb is “made”, not “did”.'],
})
