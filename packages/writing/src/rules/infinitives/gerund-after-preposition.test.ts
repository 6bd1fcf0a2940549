import { testRule } from '../rule/testing/rule-cases.ts'
import { gerundAfterPreposition } from './gerund-after-preposition.ts'

testRule(gerundAfterPreposition, {
  accepts: [
    'He left without saying a word.',
    'I look forward to your answer.',
    'We want to improve it.',
    'After work we went home.',
    'She is interested in art.',
    'He asked for help.',
    'What they think of become rules.',
    'The price of use is low.',
    'In use since 1990, it still works.',
  ],
  corrects: [
    ['I look forward to meet you.', 'I look forward to meeting you.'],
    ['He left without say a word.', 'He left without saying a word.'],
    ['She is interested in learn French.', 'She is interested in learning French.'],
    ['They save money by reduce waste.', 'They save money by reducing waste.'],
    ['The law is useful for reduce crime.', 'The law is useful to reduce crime.'],
    ['Instead of buy a car, take the bus.', 'Instead of buying a car, take the bus.'],
    ['He is good at speak in public.', 'He is good at speaking in public.'],
  ],
  explains: ['I look forward to meet you.', 'After “to” comes the -ing form: “meeting”.'],
})
