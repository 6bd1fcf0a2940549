import { testRule } from '../rule/testing/rule-cases.ts'
import { infinitiveAfterVerb } from './infinitive-after-verb.ts'

testRule(infinitiveAfterVerb, {
  accepts: [
    'I want to go home.',
    'They decided to buy a house.',
    'He wanted swimming lessons.',
    'The government has a plan.',
    'We hope that it works.',
    'She refused the offer.',
    'All that they want is peace.',
    'Wanted: a driver.',
    'The children need help at home.',
    'They want help with it.',
  ],
  corrects: [
    ['I want go home.', 'I want to go home.'],
    ['They decided buy a house.', 'They decided to buy a house.'],
    ['She hopes become a doctor.', 'She hopes to become a doctor.'],
    ['He refused tell the truth.', 'He refused to tell the truth.'],
    ['We cannot afford live there.', 'We cannot afford to live there.'],
    ['Many people want living in cities.', 'Many people want to live in cities.'],
    ['I decided going there.', 'I decided to go there.'],
    ['We need learn it.', 'We need to learn it.'],
    ['We want help them.', 'We want to help them.'],
    ['I like eat fruit.', 'I like to eat fruit.'],
  ],
  explains: ['I want go home.', 'After “want” comes “to” with the verb: “to go”.'],
})
