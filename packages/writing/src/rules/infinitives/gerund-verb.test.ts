import { testRule } from '../rule/testing/rule-cases.ts'
import { gerundVerb } from './gerund-verb.ts'

testRule(gerundVerb, {
  accepts: [
    'Playing sports makes you strong.',
    'Rising prices make people poor.',
    'Reading and writing help you.',
    'The working parents need a rest.',
    'Going to school and playing give us joy.',
    'Watching you make a cake is fun.',
    'Having to go made me sad.',
    'Using it can help you.',
  ],
  corrects: [
    ['Playing sports make you strong.', 'Playing sports makes you strong.'],
    ['Being successful depend on many things.', 'Being successful depends on many things.'],
    ['I think that reading books help you to relax.', 'I think that reading books helps you to relax.'],
    ['Learning languages give you a chance.', 'Learning languages gives you a chance.'],
    ['Drinking coffee make me nervous.', 'Drinking coffee makes me nervous.'],
    ['Eating vegetables make people healthy.', 'Eating vegetables makes people healthy.'],
    ['I like it because walking help me to think.', 'I like it because walking helps me to think.'],
  ],
  explains: ['Playing sports make you strong.', '“playing …” is one activity, so the verb is “makes”.'],
})
