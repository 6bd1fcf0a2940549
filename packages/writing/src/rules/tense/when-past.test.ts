import { testRule } from '../rule/testing/rule-cases.ts'
import { whenPast } from './when-past.ts'

testRule(whenPast, {
  accepts: [
    'When I was young, I liked games.',
    'When I was young I lived here, and I still like it.',
    'When he was ill, they said so.',
    'When I am young, I like games.',
    'When I was there, I could see it.',
    'When they were small, the town was poor.',
    'I remember when I was young and I have it here.',
    'Two years ago we visited Rome.',
    'Long ago there is a castle.',
    'When we were there, Anna likes to say, it rained.',
  ],
  corrects: [
    ['When I was young, I like games.', 'When I was young, I liked games.'],
    ['When I was a child I live in a village.', 'When I was a child I lived in a village.'],
    ['When we were in Rome, we see many churches.', 'When we were in Rome, we saw many churches.'],
    ['When he was ten, he is very shy.', 'When he was ten, he was very shy.'],
    ['Last year we visit Rome.', 'Last year we visited Rome.'],
    ['Two years ago, they start a firm.', 'Two years ago, they started a firm.'],
  ],
  explains: ['When I was young, I like games.', 'The time is over, so the verb is in the past: “liked”.'],
})
