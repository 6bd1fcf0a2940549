import { testRule } from '../rule/testing/rule-cases.ts'
import { ofGroup } from './of-group.ts'

testRule(ofGroup, {
  accepts: [
    'Most of the students work.',
    'Most students work.',
    'Some of them are late.',
    'Many of my friends live here.',
    'Most of Europe was cold.',
    'Some of it is true.',
    'A few of us stayed.',
    'Many of these books are old.',
    'A lot of people came.',
  ],
  corrects: [
    ['Most of students work.', 'Most students work.'],
    ['Some of people think so.', 'Some people think so.'],
    ['Many of young people smoke.', 'Many young people smoke.'],
    ['I like most of animals.', 'I like most animals.'],
    ['All of children need love.', 'All children need love.'],
    ['Several of companies closed.', 'Several companies closed.'],
    ['Most of cars use petrol.', 'Most cars use petrol.'],
  ],
  explains: ['Most of students work.', 'Without “the” or “my” behind it, “most” needs no “of”.'],
})
