import { testRule } from '../rule/testing/rule-cases.ts'
import { beAdjective } from './be-adjective.ts'

testRule(beAdjective, {
  accepts: [
    'It is hard to find.',
    'It is hardly to be seen.',
    'He is not necessarily wrong.',
    'It is, more importantly, cheap.',
    'She is truly happy.',
    'They are strongly and deeply moved.',
    'It was badly made.',
    'That is not necessarily so.',
  ],
  corrects: [
    ['It is very hardly to find a job.', 'It is very hard to find a job.'],
    ['The exam was so easily.', 'The exam was so easy.'],
    ['They are very happily because it is warm.', 'They are very happy because it is warm.'],
    ['It is truly that people work.', 'It is true that people work.'],
    ['The road is too dangerously.', 'The road is too dangerous.'],
    ['My car is very slowly.', 'My car is very slow.'],
    ['The flat is comfortably.', 'The flat is comfortable.'],
  ],
  explains: ['My car is very slowly.', 'After “is” the adjective is needed: “slow”.'],
})
