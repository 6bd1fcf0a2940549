import { testRule } from '../rule/testing/rule-cases.ts'
import { whichIt } from './which-it.ts'

testRule(whichIt, {
  accepts: [
    'This is the state which it is in.',
    'It is a place which it is possible to visit.',
    'The direction in which it was moving changed.',
    'These are the problems which it causes.',
    'It is a question which it is hard to answer.',
    'The speed at which it is sold is high.',
    'A film which is long bores me.',
    'He asked which it was.',
    'The people who they are like know it.',
    'The task which it was designed for is old.',
  ],
  corrects: [
    ['They go to the park which it is free.', 'They go to the park which is free.'],
    ['They sent money by drivers, which it was dangerous.', 'They sent money by drivers, which was dangerous.'],
    ['It was a time which it was related to the sun.', 'It was a time which was related to the sun.'],
    ['I saw a film which it was very long.', 'I saw a film which was very long.'],
    ['I met a man who he is famous.', 'I met a man who is famous.'],
    ['It is a game which it is a lot of fun.', 'It is a game which is a lot of fun.'],
  ],
  explains: ['They go to the park which it is free.', '“which” is the subject already: leave out “it”.'],
})
