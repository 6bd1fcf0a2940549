import { testRule } from '../rule/testing/rule-cases.ts'
import { bareRelative } from './bare-relative.ts'

testRule(bareRelative, {
  accepts: [
    'The student who works hard wins.',
    'Students who work hard win.',
    'That teacher who came is kind.',
    'A teacher and student who came left.',
    'My friend who lives here came.',
    'Mother who cooked is here.',
    'Every tourist who comes pays.',
    'He is the only student who came.',
    'Professor who?',
    'Any visitor who comes is welcome.',
    'No child who plays is sad.',
  ],
  corrects: [
    ['Student who works hard wins.', 'Students who works hard wins.'],
    ['It is good for tourist who comes.', 'It is good for tourists who comes.'],
    ['I think that person who smokes is ill.', 'I think that people who smokes is ill.'],
    ['We help young student who needs it.', 'We help young students who needs it.'],
    ['But employee who is late must pay.', 'But employees who is late must pay.'],
  ],
  explains: ['It is good for tourist who comes.', '“tourist” can be counted, so it needs “a” or “the”, or the plural.'],
})
