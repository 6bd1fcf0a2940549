import { testRule } from './testing/rule-cases.ts'
import { wordSplit } from './word-split.ts'

testRule(wordSplit, {
  accepts: [
    'I can not go.',
    'Every one of them came.',
    'He is maybe ill.',
    'The wine had no body.',
    'Everyday life is hard.',
    'I do it myself.',
    'Some one of them knows.',
    'Every body of water is cold.',
    'No body was found.',
    'The everyday and the rare are told.',
    'It may be late.',
    'She lost her self-respect.',
    'He came every day.',
    'These are everyday words.',
  ],
  corrects: [
    ['No body knows it.', 'Nobody knows it.'],
    ['Every one knows it.', 'Everyone knows it.'],
    ['This is useful today but it maybe useless tomorrow.', 'This is useful today but it may be useless tomorrow.'],
    ['I read the news paper on my smart phone.', 'I read the newspaper on my smartphone.'],
    ['I did it my self.', 'I did it myself.'],
    ['Now a days people travel.', 'Nowadays people travel.'],
    ['Everyday I take the train.', 'Every day I take the train.'],
    ['I walk to work everyday.', 'I walk to work every day.'],
    ['May be he is late.', 'Maybe he is late.'],
    ['I know every body here.', 'I know everybody here.'],
  ],
  explains: ['I did it my self.', 'This is one word: “myself”.'],
})
