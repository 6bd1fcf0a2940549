import { testRule } from '../rule/testing/rule-cases.ts'
import { suchA } from './such-a.ts'

testRule(suchA, {
  accepts: [
    'It was such a boring movie.',
    'It was so boring.',
    'So good a friend is rare.',
    'There is so much time.',
    'He is so clever a boy that he won.',
    'It is so cold that people stay at home.',
    'So many people came.',
    'They were so happy people cheered.',
    'I am tired, so a long walk is too much.',
    'The weather was good, so a big group came.',
  ],
  corrects: [
    ['It was so boring movie that I slept.', 'It was such a boring movie that I slept.'],
    ['I have never seen so a beautiful beach.', 'I have never seen such a beautiful beach.'],
    ['After so long semester we were tired.', 'After such a long semester we were tired.'],
    ['He is so good teacher.', 'He is such a good teacher.'],
    ['It is so important question.', 'It is such an important question.'],
  ],
  explains: ['It was so boring movie.', 'Before a noun say “such”, not “so”.'],
})
