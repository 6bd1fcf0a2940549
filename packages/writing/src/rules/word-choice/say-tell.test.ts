import { testRule } from '../rule/testing/rule-cases.ts'
import { sayTell } from './say-tell.ts'

testRule(sayTell, {
  accepts: [
    'He was told that it was late.',
    'The story she told us that night was old.',
    'I can tell that he is ill.',
    'It tells that story well.',
    'He said it twice.',
    'She told me the truth.',
    'He said to me that it was late.',
    'They say her house is big.',
    'Say what you mean.',
    'I was told to wait.',
    'He told to nobody what he knew.',
    'They said goodbye.',
  ],
  corrects: [
    ['He told that it was late.', 'He said that it was late.'],
    ['My teacher told that we should read.', 'My teacher said that we should read.'],
    ['He said me the truth.', 'He told me the truth.'],
    ['She says him everything.', 'She tells him everything.'],
    ['I will say them tomorrow.', 'I will tell them tomorrow.'],
    ['They said us that it was late.', 'They told us that it was late.'],
    ['He told to me a story.', 'He told me a story.'],
    ['She tells to them what to do.', 'She tells them what to do.'],
    ['Without saying us he left.', 'Without telling us he left.'],
  ],
  explains: ['He said me the truth.', '“say” takes no person as its object: “told me”.'],
})
