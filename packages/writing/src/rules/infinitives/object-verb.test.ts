import { testRule } from '../rule/testing/rule-cases.ts'
import { objectVerb } from './object-verb.ts'

testRule(objectVerb, {
  accepts: [
    'It makes me feel happy.',
    'I saw him enter.',
    'I saw him entering.',
    'They helped us in building it.',
    'We see it to be true.',
    'Let them be.',
    'He made us dinner.',
    'It helps them all.',
    'I heard them talk to her.',
    'I want to see him to tell him.',
    'They watched us in the evening.',
  ],
  corrects: [
    ['It makes me feeling happy.', 'It makes me feel happy.'],
    ['Let us forgetting it.', 'Let us forget it.'],
    ['I saw him to enter the shop.', 'I saw him enter the shop.'],
    ['We heard them to speak of it.', 'We heard them speak of it.'],
    ['It helps them learning English.', 'It helps them learn English.'],
  ],
  explains: ['I saw him to enter the shop.', 'After “saw him” stands no “to”.'],
})
