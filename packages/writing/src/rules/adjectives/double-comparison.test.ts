import { testRule } from '../rule/testing/rule-cases.ts'
import { doubleComparison } from './double-comparison.ts'

testRule(doubleComparison, {
  accepts: [
    'This is better.',
    'It is more difficult than before.',
    'More older people live alone.',
    'The most important point is cost.',
    'He wants more, faster trains.',
    'Most people read novels.',
    'It is easier and more useful.',
    'We need more water.',
  ],
  corrects: [
    ['This is more better.', 'This is better.'],
    ['It is more easier to learn online.', 'It is easier to learn online.'],
    ['The most biggest city is Tokyo.', 'The biggest city is Tokyo.'],
    ['Trains are more faster than buses.', 'Trains are faster than buses.'],
    ['Food is more cheaper here.', 'Food is cheaper here.'],
    ['He is the most best player.', 'He is the best player.'],
    ['Life is more happier in villages.', 'Life is happier in villages.'],
  ],
  explains: ['This is more better.', '“better” says it already: leave out “more”.'],
})
