import { testRule } from '../rule/testing/rule-cases.ts'
import { degreeFrame } from './degree-frame.ts'

testRule(degreeFrame, {
  accepts: [
    'The rent is expensive.',
    'It is of great importance.',
    'A large amount of money was lost.',
    'He is a tall man.',
    'The high mountain is far away.',
    'The price is low.',
    'The bag is cheap.',
    'It gives big tax breaks.',
    'In the general assembly they agreed.',
    'To be honest, I like it.',
    'My friends and I left.',
    'How far is it?',
    'It is five minutes away.',
    'Yes or no?',
    'In fact, he is right.',
    'They work in a safe working environment.',
  ],
  corrects: [
    ['It is of big importance.', 'It is of great importance.'],
    ['A big amount of money was lost.', 'A large amount of money was lost.'],
    ['She heard a big noise.', 'She heard a loud noise.'],
    ['He is a high man.', 'He is a tall man.'],
    ['The price is very cheap.', 'The price is very low.'],
    ['Good salary means better life conditions.', 'Good salary means better living conditions.'],
    ['It is five minutes far from here.', 'It is five minutes away from here.'],
    ['I wonder if he came or no.', 'I wonder if he came or not.'],
    ['Me and my husband work.', 'My husband and I work.'],
    ['My small brother is ill.', 'My little brother is ill.'],
    ['According to my point of view, it is good.', 'From my point of view, it is good.'],
    ['By hazard we met.', 'By chance we met.'],
    ['To say the truth, I left.', 'To tell the truth, I left.'],
  ],
  explains: ['It is of big importance.', 'Say “great importance”, not “big importance”.'],
})
