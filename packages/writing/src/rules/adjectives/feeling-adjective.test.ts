import { testRule } from '../rule/testing/rule-cases.ts'
import { feelingAdjective } from './feeling-adjective.ts'

testRule(feelingAdjective, {
  accepts: [
    'I feel interest in it.',
    'It makes me feel relaxed.',
    'The film was boring.',
    'I am bored.',
    'He is boring.',
    'The news is surprising.',
    'They are interesting people.',
    'I am interested in art.',
    'She is confusing two words.',
    'I was surprising my sister with a cake.',
    'It feels exciting.',
    'They are relaxing at home.',
  ],
  corrects: [
    ['It makes me feel relax when I listen.', 'It makes me feel relaxed when I listen.'],
    ['I was scaring about it.', 'I was scared about it.'],
    ['I am interesting in art.', 'I am interested in art.'],
    ['I feel very boring at home.', 'I feel very bored at home.'],
    ['I was very exciting when I heard it.', 'I was very excited when I heard it.'],
    ['She felt tiring after work.', 'She felt tired after work.'],
    ['They are exciting about the trip.', 'They are excited about the trip.'],
  ],
  explains: ['I feel boring.', 'How a person feels is “bored”; what makes them feel so is “boring”.'],
})
