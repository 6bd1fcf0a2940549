import { testRule } from '../rule/testing/rule-cases.ts'
import { quantityAgreement } from './quantity-agreement.ts'

testRule(quantityAgreement, {
  accepts: [
    'One of my friends is ill.',
    'One of the people I know are here.',
    'Most of the water is clean.',
    'Some of it is good.',
    'All of them know it.',
    'Does one of them have a car?',
    'If one of them were here, we could go.',
    'More than one of them have left.',
    'He is one of those who work.',
    'It makes each of them have a plan.',
    'One of the things that are new is this.',
    'Neither one of them have come.',
  ],
  corrects: [
    ['One of my friends are ill.', 'One of my friends is ill.'],
    ['One of the main reasons are money.', 'One of the main reasons is money.'],
    ['Each of them have a car.', 'Each of them has a car.'],
    ['Both of them is good.', 'Both of them are good.'],
    ['I think all of us knows it.', 'I think all of us know it.'],
    ['Some of them is good.', 'Some of them are good.'],
  ],
  explains: ['Both of them is good.', '“both of …” is many, so the verb is “are”.'],
})
