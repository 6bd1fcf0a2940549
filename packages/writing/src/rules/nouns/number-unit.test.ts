import { testRule } from '../rule/testing/rule-cases.ts'
import { numberUnit } from './number-unit.ts'

testRule(numberUnit, {
  accepts: [
    'Hundreds of people came.',
    'Two hundred people came.',
    'It costs a thousand of them.',
    'They came in their thousands.',
    'Several thousands of them left.',
    'It was built in the two thousands.',
    'A million of these were sold.',
    'I bought a dozen of them.',
    'Many hundreds of letters came.',
    'Every thousand of these costs more.',
  ],
  corrects: [
    ['Three hundreds people came.', 'Three hundred people came.'],
    ['It costs 2 millions of euros.', 'It costs 2 million euros.'],
    ['Five thousands of the workers left.', 'Five thousand of the workers left.'],
    ['The city has 3 millions inhabitants.', 'The city has 3 million inhabitants.'],
    ['So thousand of tourists come.', 'So thousands of tourists come.'],
    ['He lost two dozens eggs.', 'He lost two dozen eggs.'],
  ],
  explains: ['Three hundreds people came.', 'Behind a number it is “hundred”, without -s.'],
})
