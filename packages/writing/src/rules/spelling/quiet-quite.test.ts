import { testRule } from '../rule/testing/rule-cases.ts'
import { quietQuite } from './quiet-quite.ts'

testRule(quietQuite, {
  accepts: [
    'It is a quiet place.',
    'It is quite expensive.',
    'It was quite a day.',
    'Be quiet!',
    'Not quite.',
    'The quiet old man slept.',
    'It was quiet and dark.',
    'He is quite the expert.',
    'Keep quiet.',
    'The village is quite near.',
  ],
  corrects: [
    ['I need a quite place to study.', 'I need a quiet place to study.'],
    ['It is quiet expensive.', 'It is quite expensive.'],
    ['The street is very quite.', 'The street is very quiet.'],
    ['Please be quite.', 'Please be quiet.'],
    ['They live in a quite village.', 'They live in a quiet village.'],
  ],
  explains: ['It is quiet expensive.', '“Rather” is “quite”; “quiet” is “without noise”.'],
})
