import { testRule } from '../rule/testing/rule-cases.ts'
import { loseLoose } from './lose-loose.ts'

testRule(loseLoose, {
  accepts: [
    'The screw is loose.',
    'They lose money.',
    'Loose clothes are comfortable.',
    'He tied up the loose ends.',
    'They let loose the dogs.',
    'She wore it loose all day.',
    'He is losing weight.',
    'Use loose tea, not bags.',
    'The dog broke loose.',
    'There was a loose board.',
  ],
  corrects: [
    ['You can loose weight.', 'You can lose weight.'],
    ['Do not loose your ticket.', 'Do not lose your ticket.'],
    ['Many people loose their jobs.', 'Many people lose their jobs.'],
    ['He is loosing his hair and loosing money.', 'He is losing his hair and losing money.'],
    ['We will loose the game.', 'We will lose the game.'],
  ],
  explains: ['You can loose weight.', 'No longer to have is “lose”, with one o; “loose” is “not tight”.'],
})
