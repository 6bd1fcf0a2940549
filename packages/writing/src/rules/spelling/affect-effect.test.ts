import { testRule } from '../rule/testing/rule-cases.ts'
import { affectEffect } from './affect-effect.ts'

testRule(affectEffect, {
  accepts: [
    'The effect of sleep is clear.',
    'It affects people.',
    'This affects us all.',
    'They want to effect change.',
    'The side effects are mild.',
    'Prices that affect the poor rise.',
    'Its effects on the sea are known.',
    'To great effect he paused.',
    'He was affected by the news.',
    'In effect the law is dead.',
  ],
  corrects: [
    ['The affect of smoking is bad.', 'The effect of smoking is bad.'],
    ['It has a negative affect on health.', 'It has a negative effect on health.'],
    ['Pollution can effect our health.', 'Pollution can affect our health.'],
    ['It has many bad affects on children.', 'It has many bad effects on children.'],
    ['It will effect people.', 'It will affect people.'],
  ],
  explains: ['It will effect people.', 'To change something is “affect”: “affect”.'],
})
