import { testRule } from '../rule/testing/rule-cases.ts'
import { barePlural } from './bare-plural.ts'

testRule(barePlural, {
  accepts: [
    'They play games.',
    'They play a game.',
    'We play game shows in class.',
    'He reads the newspaper.',
    'I want to visit places.',
    'They made friends quickly.',
    'The use of computer games grows.',
    'It is a good thing.',
    'Good thing you came.',
    'They do such a thing.',
    'She took part in it.',
  ],
  corrects: [
    ['Children like to play video game.', 'Children like to play video games.'],
    ['It helps you to meet new friend.', 'It helps you to meet new friends.'],
    ['Young people try new thing.', 'Young people try new things.'],
    ['They read book every day.', 'They read books every day.'],
    ['You can improve skill and confidence.', 'You can improve skills and confidence.'],
    ['We must plant tree in the city.', 'We must plant trees in the city.'],
  ],
  explains: ['They read book every day.', '“book” can be counted: say “books”, or put “a” or “the” before it.'],
})
