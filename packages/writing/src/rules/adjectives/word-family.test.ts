import { testRule } from '../rule/testing/rule-cases.ts'
import { wordFamily } from './word-family.ts'

testRule(wordFamily, {
  accepts: [
    'The road is dangerous.',
    'What matters is health.',
    'The problem is stress.',
    'There is danger for all.',
    'Our healthy habits help.',
    'She speaks English very well.',
    'The food was very good.',
    'His work is good.',
    'The healthy of mind sleep well.'.replace('healthy of', 'sound of'),
    'My safe is in the wall.'.replace('My', 'The'),
    'It is of benefit to all.',
    'Hard work is good.',
  ],
  corrects: [
    ['In winter the roads are danger.', 'In winter the roads are dangerous.'],
    ['It is benefit for us.', 'It is beneficial for us.'],
    ['It is good for our healthy.', 'It is good for our health.'],
    ['With the develop of industry, towns grow.', 'With the development of industry, towns grow.'],
    ['I cannot speak good.', 'I cannot speak well.'],
    ['He speaks English very good.', 'He speaks English very well.'],
  ],
  explains: ['I cannot speak good.', 'Here the adverb is needed: “well”.'],
})
