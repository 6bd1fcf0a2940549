import { testRule } from '../rule/testing/rule-cases.ts'
import { comparativeForm } from './comparative-form.ts'

testRule(comparativeForm, {
  accepts: [
    'It will do the most good.',
    'It is easier.',
    'We need more good teachers.',
    'It did more harm than good.',
    'He is more tired than ever.',
    'One more old house fell.',
    'It is more bad than good.',
    'Most old people live alone.',
    'She is the most famous one.',
    'It is the worse half of the two.',
    'The most high-priced flat was sold.',
    'There is more hard work to do.',
  ],
  corrects: [
    ['It is more slow than a plane.', 'It is slower than a plane.'],
    ['Old people are more lonely than children.', 'Old people are lonelier than children.'],
    ['It is more easy now.', 'It is easier now.'],
    ['She is more tall than me.', 'She is taller than me.'],
    ['It is the most big of all.', 'It is the biggest of all.'],
    ['It was the worse day of my life.', 'It was the worst day of my life.'],
    ['The air is more clean here.', 'The air is cleaner here.'],
  ],
  explains: ['It is more easy now.', 'Short adjectives take an ending instead of “more”: “easier”.'],
})
