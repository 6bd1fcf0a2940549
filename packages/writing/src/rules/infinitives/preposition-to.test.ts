import { testRule } from '../rule/testing/rule-cases.ts'
import { prepositionTo } from './preposition-to.ts'

testRule(prepositionTo, {
  accepts: [
    'He left before the day to rest came.',
    'He went without a word to say.',
    'It is up to you to decide.',
    'He is someone to learn from to be better.',
    'What it consists of to this day is not known.',
    'As never before to find peace was hard.',
    'She asked before going.',
    'He has what he dreamt of to give.',
    'They came out of to-day’s talk.',
    'Instead of this, to go was better.',
    'He is the one to be afraid of.',
  ],
  corrects: [
    ['He left without to say goodbye.', 'He left without saying goodbye.'],
    ['Before to start the job, I had an exam.', 'Before starting the job, I had an exam.'],
    ['We stayed instead of to go.', 'We stayed instead of going.'],
    ['After to finish school I worked.', 'After finishing school I worked.'],
    ['Despite to have money, he is sad.', 'Despite having money, he is sad.'],
  ],
  explains: ['He left without to say goodbye.', 'After “without” comes the -ing form: “saying”.'],
})
