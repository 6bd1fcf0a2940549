import { testRule } from '../rule/testing/rule-cases.ts'
import { beenBase } from './been-base.ts'

testRule(beenBase, {
  accepts: [
    'He has been working here for ten years.',
    'The road has been clear since noon.',
    'It has been a long day.',
    'They have been close friends since school.',
    'There has been trouble in the street.',
    'She had been home for an hour.',
    'The glass had been cut by hand.',
    'The shop has been open since nine.',
    'There has been work to do.',
  ],
  corrects: [
    ['He has been work here for ten years.', 'He has been working here for ten years.'],
    ['I have been live in this town since 2010.', 'I have been living in this town since 2010.'],
    ['They have always been live with their parents.', 'They have always been living with their parents.'],
    ['The forest has been destroy by fire.', 'The forest has been destroyed by fire.'],
    ['Many houses have been build near the river.', 'Many houses have been built near the river.'],
    ['She has been wait for an hour.', 'She has been waiting for an hour.'],
    ['It had been forget by everyone.', 'It had been forgotten by everyone.'],
  ],
  explains: ['He has been work here.', 'After “been” the verb has an ending: “working”.'],
})
