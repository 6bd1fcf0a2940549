import { testRule } from '../rule/testing/rule-cases.ts'
import { spendTime } from './spend-time.ts'

testRule(spendTime, {
  accepts: [
    'I spend a lot of time watching television.',
    'He spent the money on a car.',
    'We have no time to lose.',
    'She spends her time at home.',
    'They spent two hours on it.',
    'It takes time to learn.',
    'He spends money for fun.',
    'They spend money to reach more people.',
    'Time spent well is never lost.',
  ],
  corrects: [
    ['I spend a lot of time to watch television.', 'I spend a lot of time watching television.'],
    ['She spent two hours to find it.', 'She spent two hours finding it.'],
    ['They waste time to play games.', 'They waste time playing games.'],
    ['We spend the whole day to buy clothes.', 'We spend the whole day buying clothes.'],
    ['He spends many hours to read.', 'He spends many hours reading.'],
    ['People spend their lives to work.', 'People spend their lives working.'],
    ['She spent all day to cook.', 'She spent all day cooking.'],
  ],
  explains: ['They waste time to play games.', 'One spends time doing something: “playing”.'],
})
