import { testRule } from '../rule/testing/rule-cases.ts'
import { superlativeArticle } from './superlative-article.ts'

testRule(superlativeArticle, {
  accepts: [
    'It is allowed when children are most likely watching.',
    'It is the biggest city in Asia.',
    'In most rich countries this is true.',
    'She is my oldest friend.',
    'Most people agree.',
    'It is most useful in winter.',
    'Prices are highest in summer.',
    'Most young adults rent a flat.',
    'He is one of the fastest runners.',
  ],
  corrects: [
    ['Tokyo is biggest city in Japan.', 'Tokyo is the biggest city in Japan.'],
    ['It is one of most important things.', 'It is one of the most important things.'],
    ['Water is most important problem today.', 'Water is the most important problem today.'],
    ['It was worst day of my life.', 'It was the worst day of my life.'],
    ['He is one of richest men in town.', 'He is one of the richest men in town.'],
    ['This is most popular sport here.', 'This is the most popular sport here.'],
    ['Russia is largest country.', 'Russia is the largest country.'],
  ],
  explains: ['Tokyo is biggest city in Japan.', 'A superlative needs “the”: “the biggest …”.'],
})
