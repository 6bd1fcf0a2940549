import { testRule } from '../rule/testing/rule-cases.ts'
import { adverbOrder } from './adverb-order.ts'

testRule(adverbOrder, {
  accepts: [
    'She is always late.',
    'She always was and is kind.',
    'He likes it very much.',
    'He is late, as he always is.',
    'They never were.',
    'I very much like it.',
    'You often are when you sleep badly.'.replace('are when', 'are, when'),
    'It is very like him.',
    'They often have time.',
    'We usually go home.',
  ],
  corrects: [
    ['She always is late.', 'She is always late.'],
    ['I very like English.', 'I really like English.'],
    ['They never are on time.', 'They are never on time.'],
    ['He very enjoys music.', 'He really enjoys music.'],
    ['I am happy because it usually is warm here.', 'I am happy because it is usually warm here.'],
  ],
  explains: ['She always is late.', '“always” stands behind “is”.'],
})
