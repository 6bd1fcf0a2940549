import { testRule } from '../rule/testing/rule-cases.ts'
import { otherAnother } from './other-another.ts'

testRule(otherAnother, {
  accepts: [
    'Other people came.',
    'The other reason is known.',
    'They know each other people say.',
    'In other words, it is late.',
    'One or other way will do.',
    'Any other reason is fine.',
    'Other student groups came.',
    'On the other side it is dark.',
    'My other friend came.',
    'No other country has it.',
    'He has other problems.',
  ],
  corrects: [
    ['Other important point is the price.', 'Another important point is the price.'],
    ['Other problem is the noise.', 'Another problem is the noise.'],
    ['I want to visit other country.', 'I want to visit another country.'],
    ['There is other reason for it.', 'There is another reason for it.'],
    ['He moved to other city.', 'He moved to another city.'],
  ],
  explains: ['Other problem is the noise.', 'One more of the same kind is “another”.'],
})
