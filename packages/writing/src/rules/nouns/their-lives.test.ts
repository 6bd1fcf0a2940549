import { testRule } from '../rule/testing/rule-cases.ts'
import { theirLives } from './their-lives.ts'

testRule(theirLives, {
  accepts: [
    'It is the first year of their life.',
    'They used their life savings.',
    'Someone must live their life.',
    'A person has courage in their life.',
    'My life is good.',
    'The quality of our life rose.',
    'This is our life together.',
    'Their lives are hard.',
    'His life changed.',
    'It is their way of life.',
    'Our life-support system works.',
    'It makes their life easier for parents.',
  ],
  corrects: [
    ['They change their life.', 'They change their lives.'],
    ["People's life became better.", "People's lives became better."],
    ['Phones play a role in our life.', 'Phones play a role in our lives.'],
    ["Parents change their children's life with it.", "Parents change their children's lives with it."],
  ],
  explains: ['They change their life.', 'Many people have many lives: “lives”.'],
})
