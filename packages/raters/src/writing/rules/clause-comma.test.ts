import { clauseComma } from './clause-comma.ts'
import { testRule } from './testing/rule-cases.ts'

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
  ],
  corrects: [
    ['When you become older you have more time.', 'When you become older, you have more time.'],
    ['If I had a lot of money I would travel.', 'If I had a lot of money, I would travel.'],
    ['When I came home my mother was angry.', 'When I came home, my mother was angry.'],
    ['Because the bus was late we walked.', 'Because the bus was late, we walked.'],
    ['Although it was cold they went out.', 'Although it was cold, they went out.'],
  ],
  explains: ['If I had a lot of money I would travel.', 'A comma parts the first clause from the main clause.'],
})
