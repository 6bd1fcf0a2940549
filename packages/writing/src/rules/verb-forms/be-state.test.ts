import { testRule } from '../rule/testing/rule-cases.ts'
import { beState } from './be-state.ts'

testRule(beState, {
  accepts: [
    'They are confused.',
    'What matters is interest in the work.',
    'There is use for it.',
    'The first is use in schools.',
    'It is a base on the coast.',
    'They marry young.',
    'His aim is to marry.',
    'It is not bore-hole water.',
    'He is ready to compare it with ours.',
    'The result is concern about prices.',
  ],
  corrects: [
    ['They are confuse.', 'They are confused.'],
    ['My sister is marry and has a son.', 'My sister is married and has a son.'],
    ['He was very disappoint.', 'He was very disappointed.'],
    ['It is base on facts.', 'It is based on facts.'],
    ['Cars are use by many people.', 'Cars are used by many people.'],
    ['I am interest in history.', 'I am interested in history.'],
    ['He is suppose to work.', 'He is supposed to work.'],
  ],
  explains: ['They are confuse.', 'Here the participle stands: “confused”.'],
})
