import { testRule } from '../rule/testing/rule-cases.ts'
import { nounForAdjective } from './noun-for-adjective.ts'

testRule(nounForAdjective, {
  accepts: [
    'The aim is comfort.',
    'What we need is more patience.',
    'There is more safety in it.',
    'It is patience that counts.',
    'He feels anger.',
    'It is convenient.',
    'It offers more convenience.',
    'The truth is that he came.',
    'They got more independence.',
    'His problem was loneliness.',
    'It is safety equipment.',
  ],
  corrects: [
    ['It is difficulty for children.', 'It is difficult for children.'],
    ['Life becomes more convenience.', 'Life becomes more convenient.'],
    ['The bus is very convenience for us.', 'The bus is very convenient for us.'],
    ['They are so confidence in it.', 'They are so confident in it.'],
    ['It is truth that he came.', 'It is true that he came.'],
  ],
  explains: ['Life becomes more convenience.', 'Here the adjective is needed: “convenient”.'],
})
