import { testRule } from '../rule/testing/rule-cases.ts'
import { resumptiveIt } from './resumptive-it.ts'

testRule(resumptiveIt, {
  accepts: [
    'There is no evidence that he has destroyed them.',
    'They had advantages that their parents gave them.',
    'The book which I read was good.',
    'The idea that I like it is wrong.',
    'I told my friend that I love it.',
    'The reason that we do it is simple.',
    'The car that he bought for them is new.',
    'It is a pity that I lost it.',
    'The day that I saw it was cold.',
    'The house that they say it belongs to is old.',
    'The key that he gave us is here.',
    'The fact that she has it is known.',
    'He took the ticket that we bought him.',
    "There is so little of them in a river that we can't taste it.",
  ],
  corrects: [
    ['We ate vegetables that my grandmother planted it.', 'We ate vegetables that my grandmother planted.'],
    ['It has computers that we can use them for free.', 'It has computers that we can use for free.'],
    ['The washing machine that I have bought it is broken.', 'The washing machine that I have bought is broken.'],
    [
      'There are some bad effects that we should not forget it.',
      'There are some bad effects that we should not forget.',
    ],
    ['The book which I read it last week was good.', 'The book which I read last week was good.'],
    ['The house that we bought it is small.', 'The house that we bought is small.'],
    [
      'The photos are in the album that I made, in the bag which I lost it.',
      'The photos are in the album that I made, in the bag which I lost.',
    ],
    ['A website which they visit it is new.', 'A website which they visit is new.'],
    ['The song that she wrote it was sad.', 'The song that she wrote was sad.'],
  ],
  explains: ['The house that we bought it is small.', '“that” stands for “house” already: leave out “it”.'],
})
