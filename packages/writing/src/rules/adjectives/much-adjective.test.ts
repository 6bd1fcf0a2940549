import { testRule } from '../rule/testing/rule-cases.ts'
import { muchAdjective } from './much-adjective.ts'

testRule(muchAdjective, {
  accepts: [
    'It is very important.',
    'I like it very much.',
    'It is so much better now.',
    'He has too much political power.',
    'They are very much alive.',
    'There is too much cold water.',
    'Thank you so much.',
    'It is very much needed.',
  ],
  corrects: [
    ['It is very much important.', 'It is very important.'],
    ['The house is too much expensive.', 'The house is too expensive.'],
    ['He was so much happy.', 'He was so happy.'],
    ['English is very much difficult for me.', 'English is very difficult for me.'],
    ['It was too much hot to work.', 'It was too hot to work.'],
    ['The city is very much beautiful.', 'The city is very beautiful.'],
    ['This is so much dangerous.', 'This is so dangerous.'],
  ],
  explains: ['It is very much important.', 'Before an adjective leave out “much”: “very important”.'],
})
