import { testRule } from '../rule/testing/rule-cases.ts'
import { exampleComma } from './example-comma.ts'

testRule(exampleComma, {
  accepts: [
    'For example, my brother came.',
    'For example when it rains, I stay.',
    'It can be used, for example as a dictionary.',
    'This is an example for example seven.',
    'For instance, he left.',
    'They came for example to help.',
    'For examples see below.',
    'He waited for instance.',
    'For example in Rome it is hot.',
    'Take this for example.',
  ],
  corrects: [
    ['For example my brother came.', 'For example, my brother came.'],
    ['For instance he left early.', 'For instance, he left early.'],
    ['For example people work more.', 'For example, people work more.'],
    ['For example there is no bus.', 'For example, there is no bus.'],
    ['For instance some cars are new.', 'For instance, some cars are new.'],
  ],
  explains: ['For instance he left early.', 'Behind “for instance” stands a comma.'],
})
