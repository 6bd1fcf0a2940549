import { testRule } from '../rule/testing/rule-cases.ts'
import { participleOpening } from './participle-opening.ts'

testRule(participleOpening, {
  accepts: [
    'We compare with others.',
    'Do not compare to others.',
    'Compare with the text below.',
    'By comparing with the past we learn.',
    'They base on facts what they say.',
    'The base on the hill is old.',
    'People compare to learn.',
    'He is comparing to find the best.',
    'You must compare with care.',
    'It is based on facts.',
    'If students compare with others, they suffer.',
  ],
  corrects: [
    ['It is more stressful compare to the village.', 'It is more stressful compared to the village.'],
    ['Comparing with the past, we are rich.', 'Compared with the past, we are rich.'],
    ['The film is base on a true story.', 'The film is based on a true story.'],
    ['They were strong compare with today.', 'They were strong compared with today.'],
    ['We are rich, comparing to others.', 'We are rich, compared to others.'],
  ],
  explains: ['The film is base on a true story.', 'Here the participle is needed: “based”.'],
})
