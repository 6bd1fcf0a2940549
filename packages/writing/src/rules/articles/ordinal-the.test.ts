import { testRule } from '../rule/testing/rule-cases.ts'
import { ordinalThe } from './ordinal-the.ts'

testRule(ordinalThe, {
  accepts: [
    'The first reason is money.',
    'First aid is important.',
    'My main reason is money.',
    'The first and main reason is money.',
    'One main problem is money.',
    'First reasons are weak.',
    'She has US dollars.',
    'He lives in the UK.',
    'A new generation is here.',
    'In the last few years it grew.',
    'They came last year.',
  ],
  corrects: [
    ['First reason is money.', 'The first reason is money.'],
    ['It is cheap, and main problem is time.', 'It is cheap, and the main problem is time.'],
    ['I know that main task of a teacher is hard.', 'I know that the main task of a teacher is hard.'],
    ['She lives in USA.', 'She lives in the USA.'],
    ['It grew in last few years.', 'It grew in the last few years.'],
    ['Young generation has no time.', 'The young generation has no time.'],
  ],
  explains: ['She lives in USA.', 'The name takes “the”: “the USA”.'],
})
