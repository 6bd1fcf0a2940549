import { testRule } from '../rule/testing/rule-cases.ts'
import { toToo } from './to-too.ts'

testRule(toToo, {
  accepts: [
    'He gave it to many people.',
    'The room is too small.',
    'He is to blame.',
    'The plan is to slow the traffic down.',
    'It went from cold to hot.',
    'She wants to warm the soup.',
    'The price was close to low.',
    'The key is to cool and to warm it.',
    'The law is to many people a surprise.',
    'I need too many things.',
    'What football is to many people, chess was to him.',
    'I have been to many countries.',
    'She’s been to much bigger cities.',
    'He likes to fast in spring.',
  ],
  corrects: [
    ['The room is to small.', 'The room is too small.'],
    ['It is to hot in summer.', 'It is too hot in summer.'],
    ['There are to many cars.', 'There are too many cars.'],
    ['I want too go home.', 'I want to go home.'],
    ['It was to late.', 'It was too late.'],
    ['We spend to much money.', 'We spend too much money.'],
  ],
  explains: ['It was to late.', 'More than enough is “too”, with two o’s.'],
})
