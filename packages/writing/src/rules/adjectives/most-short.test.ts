import { testRule } from '../rule/testing/rule-cases.ts'
import { mostShort } from './most-short.ts'

testRule(mostShort, {
  accepts: [
    'It is the biggest city.',
    'Most big cities are loud.',
    'Most of the old houses are here.',
    'It is the most beautiful place.',
    'At most high tides it floods.',
    'In most poor countries it is so.',
    'The most important thing is time.',
    'He is most happy.',
    'My most dear friend came.',
    'This is the most recent news.',
  ],
  corrects: [
    ['This is the most big city in my country.', 'This is the biggest city in my country.'],
    ['It was the most happy day.', 'It was the happiest day.'],
    ['She is my most old friend.', 'She is my oldest friend.'],
    ['They chose the most cheap hotel.', 'They chose the cheapest hotel.'],
    ['It is the most easy way.', 'It is the easiest way.'],
  ],
  explains: ['It was the most happy day.', 'A short adjective takes “-est”: “happiest”.'],
})
