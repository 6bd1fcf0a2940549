import { testRule } from '../rule/testing/rule-cases.ts'
import { unrealWill } from './unreal-will.ts'

testRule(unrealWill, {
  accepts: [
    'If you would rather not travel today, you will get your money back.',
    'If you would like to come, we will be happy.',
    'If I were rich, I would travel.',
    'If I am rich, I will travel.',
    'He told me that he would come.',
    'He told me that he will come tomorrow.',
    'If he was there, he will know.',
    'I know that he will come.',
    'If it rains, they will stay.',
    'She said the will was lost.',
    'If you had been there, you would know.',
    'I hoped for rain.',
    'I promised it.',
    'If they knew the will, they said nothing.',
  ],
  corrects: [
    ['If I were rich, I will travel.', 'If I were rich, I would travel.'],
    ['If I was the mayor, I will build parks.', 'If I was the mayor, I would build parks.'],
    ['If I had more money, I will buy it.', 'If I had more money, I would buy it.'],
    ['He told me that he will come.', 'He told me that he would come.'],
    ['I thought it will rain.', 'I thought it would rain.'],
  ],
  explains: ['I thought it will rain.', 'Behind “thought” the future is told with “would”.'],
})
