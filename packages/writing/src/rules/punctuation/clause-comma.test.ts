import { testRule } from '../rule/testing/rule-cases.ts'
import { clauseComma } from './clause-comma.ts'

testRule(clauseComma, {
  accepts: [
    'When I was young, I lived here.',
    'If you think he is right, tell him.',
    'When the man you know comes, call me.',
    'If we believe in the faith we profess, we stay.',
    'I was young when I lived here.',
    "If I'd known he was here, I would have come.",
    'When you give my friend the book, smile.',
    'As you know we came.',
    'When he asked if I knew it, I left.',
    'When did he say he came?',
    'If it is what they want, fine.',
    'When I was ten I lived with my aunt.',
    'When I came home my mother was angry.',
    'If I had a lot of money I would travel.',
    'If I were the minister of education I would build schools.',
  ],
  corrects: [
    [
      'If the manager of the new shop does not answer my letter I will come again.',
      'If the manager of the new shop does not answer my letter, I will come again.',
    ],
    ['Since I am living in Berlin I go everywhere by bike.', 'Since I am living in Berlin, I go everywhere by bike.'],
    ['As I am a vegetarian I would like to know it.', 'As I am a vegetarian, I would like to know it.'],
    ['Because the bus was late we walked.', 'Because the bus was late, we walked.'],
    ['Although it was cold they went out.', 'Although it was cold, they went out.'],
  ],
  explains: ['Although it was cold they went out.', 'A comma parts the first clause from the main clause.'],
})
