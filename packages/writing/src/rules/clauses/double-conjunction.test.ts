import { testRule } from '../rule/testing/rule-cases.ts'
import { doubleConjunction } from './double-conjunction.ts'

testRule(doubleConjunction, {
  accepts: [
    'Although it rained, we left.',
    'It rained, but we left.',
    'Because it is so hot, so many stay at home.',
    'Because it rained, we stayed.',
    'It rained, so we stayed.',
    'Because of the rain, so much was lost.',
    'Although he is old, he is strong, but slow.',
    'Since then, so many have left.',
    'Even so, but only for a day, it snowed.',
  ],
  corrects: [
    ['Although it rained, but we left.', 'Although it rained, we left.'],
    ['Though he is old, but he works.', 'Though he is old, he works.'],
    ['Even though it is late, but I will come.', 'Even though it is late, I will come.'],
    [
      'In conclusion, although it is useful, but it costs much.',
      'In conclusion, although it is useful, it costs much.',
    ],
    ['Because it rained, so we stayed.', 'Because it rained, we stayed.'],
    ['Since prices rose, so people bought less.', 'Since prices rose, people bought less.'],
    ['Because roads are full, therefore trains are better.', 'Because roads are full, trains are better.'],
  ],
  explains: ['Although it rained, but we left.', '“although” links both parts already: leave out “but”.'],
})
