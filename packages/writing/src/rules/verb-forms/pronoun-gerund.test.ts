import { testRule } from '../rule/testing/rule-cases.ts'
import { pronounGerund } from './pronoun-gerund.ts'

testRule(pronounGerund, {
  accepts: [
    'If we are learning, we sleep.',
    'He likes it because working is fun.',
    'All but he living in Rome came.',
    'I saw that she was cooking the meal.',
    'They, being late, ran.',
    'We mind them eating in bed.',
    'Because he, seeing us, ran away.',
    'If they sing, we go.',
    'So we went, learning a lot.',
    'I hope that he is writing a book.',
  ],
  corrects: [
    ['If we learning only facts, we forget.', 'If we are learning only facts, we forget.'],
    ['I know that they living in a city.', 'I know that they are living in a city.'],
    ['She is late because she waiting for her bus.', 'She is late because she is waiting for her bus.'],
    ['I think that he writing a book.', 'I think that he is writing a book.'],
    ['He left, but they staying at home.', 'He left, but they are staying at home.'],
  ],
  explains: [
    'I know that they living in a city.',
    'A form in “-ing” needs “are” before it; for what is always so, say “live”.',
  ],
})
