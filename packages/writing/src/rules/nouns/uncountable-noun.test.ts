import { testRule } from '../rule/testing/rule-cases.ts'
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
    'He staffs the office and researches the past.',
    'Ten percent of them came.',
    'It was a fun day with a money prize.',
    'She has a knowledge of music.',
  ],
  corrects: [
    ['He gave me a very useful advice.', 'He gave me some very useful advice.'],
    ['The researches show that sleep helps.', 'The research show that sleep helps.'],
    ['I need some informations.', 'I need some information.'],
    ['She gave me good advices.', 'She gave me good advice.'],
    ['The furnitures are new.', 'The furniture are new.'],
    ['The teacher gave us many homeworks.', 'The teacher gave us many homework.'],
    ['He gave me an advice.', 'He gave me some advice.'],
    ['There is many information online.', 'There is much information online.'],
    ['Many researches have shown this.', 'Many research have shown this.'],
    ['A research showed this.', 'A study showed this.'],
    ['I need your permission, not a luck.', 'I need your permission, not some luck.'],
    ['It grew by 30 percents.', 'It grew by 30 percent.'],
    ['We want a tourism for all.', 'We want tourism for all.'],
    ['The personal datas are safe.', 'The personal data are safe.'],
    ['We have few equipment.', 'We have little equipment.'],
  ],
  explains: ['I need some informations.', '“information” has no plural. To count it, say “pieces of information”.'],
})
