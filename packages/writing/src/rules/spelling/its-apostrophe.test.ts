import { testRule } from '../rule/testing/rule-cases.ts'
import { itsApostrophe } from './its-apostrophe.ts'

testRule(itsApostrophe, {
  accepts: [
    'They came when its very existence was at stake.',
    'By its very nature, it is slow.',
    'The internet has its good and bad sides.',
    'Its looks are good.',
    'Its very own door was red.',
    'The dog hurt its leg.',
    'It’s important to sleep.',
    'Each has its good points.',
    'It has lost its not very good name.',
    'It’s people that count.',
    'The bank and its very rich owner fell.',
    'Its time has come.',
    'The town has changed its old ways.',
    'It’s a shame.',
    'The dog and its older brother slept.',
    'Its cheaper rooms than those are gone.',
  ],
  corrects: [
    ['Its depends on the weather.', 'It depends on the weather.'],
    ["The camera is good but it's battery is old.", 'The camera is good but its battery is old.'],
    ['I think its a good idea.', 'I think it’s a good idea.'],
    ['Its very hot today.', 'It’s very hot today.'],
    ['its not only for smokers.', 'it’s not only for smokers.'],
    ['It’s price is high.', 'Its price is high.'],
    ["The city and it's population grow.", 'The city and its population grow.'],
    ['Its necessary to act.', 'It’s necessary to act.'],
    ['First of all, its cheaper than a hotel.', 'First of all, it’s cheaper than a hotel.'],
    ['I think its more useful than television.', 'I think it’s more useful than television.'],
  ],
  explains: ['Its very hot today.', '“its” shows what belongs to it; “it is” is “it’s”.'],
})
