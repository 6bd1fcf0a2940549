import { testRule } from '../rule/testing/rule-cases.ts'
import { usedTo } from './used-to.ts'

testRule(usedTo, {
  accepts: [
    'I used to play here.',
    'The knife I use to cut bread is old.',
    'What do you use to clean it?',
    'They use it to cook.',
    'Did you use to smoke?',
    'The tools that they use to build are new.',
    'Is it of use to anyone?',
    'We are used to working late.',
  ],
  corrects: [
    ['I use to play here.', 'I used to play here.'],
    ['When I was young, we use to live in a village.', 'When I was young, we used to live in a village.'],
    ['People use to walk in the past.', 'People used to walk in the past.'],
    ['He uses to go there by bus.', 'He used to go there by bus.'],
    ['In the past they use to write letters.', 'In the past they used to write letters.'],
    ['It was cold, but she use to swim.', 'It was cold, but she used to swim.'],
    ['They use to be friends.', 'They used to be friends.'],
  ],
  explains: ['I use to play here.', 'What was so in the past is told with “used to”.'],
})
