import { testRule } from '../rule/testing/rule-cases.ts'
import { ifWould } from './if-would.ts'

testRule(ifWould, {
  accepts: [
    'I will show you if you will let me.',
    'Please inform me if you will manage to come.',
    'If I were you, I would go.',
    'I wonder if it will rain.',
    'She asked if he would come.',
    'If you would like to join, write to us.',
    'I would be grateful if you would reply.',
    'If it rains, we will stay.',
    'Tell me if you will be late.',
    'If I had time, I would help.',
    'He does not know if they will win.',
    'If you will not help, go.',
    'Even if he would pay, I refuse.',
  ],
  corrects: [
    ['If I would have more time, I would read.', 'If I had more time, I would read.'],
    ['If I will have time, I will come.', 'If I have time, I will come.'],
    ['If it will rain, we stay at home.', 'If it rains, we stay at home.'],
    ['If I would have more time, I would learn.', 'If I had more time, I would learn.'],
    ['If I would be rich, I would travel.', 'If I were rich, I would travel.'],
    ['If people will use bicycles, the air gets cleaner.', 'If people use bicycles, the air gets cleaner.'],
  ],
  explains: ['If it will rain, we stay at home.', 'After “if” no “will” or “would”: “rains”.'],
})
