import { testRule } from '../rule/testing/rule-cases.ts'
import { becauseOfClause } from './because-of-clause.ts'

testRule(becauseOfClause, {
  accepts: [
    'We stayed because of the rain.',
    'We stayed because it rained.',
    'Because of it, we stayed.',
    'Because the rain stopped, we left.',
    'He left because of them.',
    'Because prices rose, we stayed.',
    'Because the channel, known as a qanat, ran deep, it stayed cool.',
    'It failed because the plan, he said, was bad.',
    'Because of her help we won.',
    'I am happy because of you.',
  ],
  corrects: [
    ['He is happy because of he won.', 'He is happy because he won.'],
    ['They left because of they were late.', 'They left because they were late.'],
    ['Because of it is cheap, people buy it.', 'Because it is cheap, people buy it.'],
    ['It is hard because of we have no time.', 'It is hard because we have no time.'],
    ['Because the rain, we stayed.', 'Because of the rain, we stayed.'],
    ['Because this problem, many people left.', 'Because of this problem, many people left.'],
    ['I like it because of it helps me.', 'I like it because it helps me.'],
    ['I am happy because of you are here.', 'I am happy because you are here.'],
  ],
  explains: ['He is happy because of he won.', 'Before a subject and its verb say “because” without “of”.'],
})
