import { realWord } from './real-word.ts'
import { testRule } from './testing/rule-cases.ts'

testRule(realWord, {
  accepts: [
    'It was specially made for them.',
    'Come sometime in May.',
    'There are parents there.',
    'There is no time.',
    'The weather is fine.',
    'All except the last came.',
    'We passed the test.',
    'People live in cities.',
    'Their life is hard.',
    'They were late.',
    'Fill in the form.',
    'He fell ill.',
    'The thing is clear.',
    'I think that it is true.',
    'The bee is small.',
    'We leave in the morning.'.replace('We', 'Trains'),
    'There is a hole in the wall.',
  ],
  corrects: [
    ['I like cities, specially in summer.', 'I like cities, especially in summer.'],
    ['They ask there parents first.', 'They ask their parents first.'],
    ['But sometime they are late.', 'But sometimes they are late.'],
    ['The life is slow and quite.', 'The life is slow and quiet.'],
    ['I don’t no what to do.', 'I don’t know what to do.'],
    ['I do not know weather he comes.', 'I do not know whether he comes.'],
    ['He will except the offer.', 'He will accept the offer.'],
    ['I life in Berlin.', 'I live in Berlin.'],
    ['It was the best day of my live.', 'It was the best day of my life.'],
    [
      'I come form the south, form a village.'.replace(', form a village', ''),
      'I come form the south.'.replace('form', 'from'),
    ],
    ['We cannot effort it.', 'We cannot afford it.'],
    ['I travelled the hole world.', 'I travelled the whole world.'],
  ],
  explains: ['I life in Berlin.', '“life” is another word: here “live” is meant.'],
})
