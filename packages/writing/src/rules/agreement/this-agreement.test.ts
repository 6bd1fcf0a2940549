import { testRule } from '../rule/testing/rule-cases.ts'
import { thisAgreement } from './this-agreement.ts'

testRule(thisAgreement, {
  accepts: [
    'This causes many problems.',
    'This plan is good.',
    'In this work the author shows it.',
    'If this were true, we would know.',
    'This study the men began in May.',
    'Does this make sense?',
    'This can cause pain.',
    'They let this make them sad.',
  ],
  corrects: [
    ['And this cause many problems.', 'And this causes many problems.'],
    ['This make people sad.', 'This makes people sad.'],
    ['It is late, and this mean that we must go.', 'It is late, and this means that we must go.'],
    ['This give us a chance.', 'This gives us a chance.'],
    ['I like it because this help me to learn.', 'I like it because this helps me to learn.'],
    ['This have a bad effect.', 'This has a bad effect.'],
    ['This are my reasons.', 'This is my reasons.'],
  ],
  explains: ['This make people sad.', '“this” is one thing, so the verb is “makes”.'],
})
