import { testRule } from './testing/rule-cases.ts'
import { uncountableNoun } from './uncountable-noun.ts'

testRule(uncountableNoun, {
  accepts: [
    'We need more information.',
    'He researches old languages.',
    'A traffic jam blocked the road.',
    'She has a good knowledge of French.',
    'It is an information desk.',
    'A piece of advice can help.',
    'Much research is needed.',
    'The software company grew.',
    'Many research projects failed.',
  ],
  corrects: [
    ['I need some informations.', 'I need some information.'],
    ['She gave me good advices.', 'She gave me good advice.'],
    ['The furnitures are new.', 'The furniture are new.'],
    ['The teacher gave us many homeworks.', 'The teacher gave us many homework.'],
    ['He gave me an advice.', 'He gave me some advice.'],
    ['There is many information online.', 'There is much information online.'],
    ['We have few equipment.', 'We have little equipment.'],
  ],
  explains: ['I need some informations.', '“information” has no plural. To count it, say “pieces of information”.'],
})
