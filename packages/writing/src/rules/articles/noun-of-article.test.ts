import { testRule } from '../rule/testing/rule-cases.ts'
import { nounOfArticle } from './noun-of-article.ts'

testRule(nounOfArticle, {
  accepts: [
    'The importance of sleep is clear.',
    'It is of importance to us.',
    'He put it on top of the box.',
    'She knows its importance.',
    'A majority of them agreed.',
    'We raised capital of two million.',
    'Matters of great importance of late.',
    'The rest of us waited.',
    'It has a population of two million.',
    'At a price of ten pounds it sold well.',
  ],
  corrects: [
    ['People understand importance of water.', 'People understand the importance of water.'],
    ['Majority of students agree.', 'The majority of students agree.'],
    ['In beginning of the film he dies.', 'In the beginning of the film he dies.'],
    ['It is in centre of the town.', 'It is in the centre of the town.'],
    ['They explain purpose of the study.', 'They explain the purpose of the study.'],
    ['Paris is capital of France.', 'Paris is the capital of France.'],
  ],
  explains: ['People understand importance of water.', '“importance of” names one certain thing, so it needs “the”.'],
})
