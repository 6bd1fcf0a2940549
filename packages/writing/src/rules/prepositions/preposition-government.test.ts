import { testRule } from '../rule/testing/rule-cases.ts'
import { prepositionGovernment } from './preposition-government.ts'

testRule(prepositionGovernment, {
  accepts: [
    'He was told to me as an example.',
    'She has a great need of help.',
    'They paid a visit to my aunt.',
    'The need of money is great.',
    'We answered in this way.',
    'The interest on the debt is low.',
    'Close with your best wishes.',
    'By reason of its size it stays.',
    'They are opposed to the plan.',
    'The needs of our people count.',
    'He is good with children.',
    'I am ready to work.',
    'They look to us for help.',
    'He was kind to us.',
    'This is important to our plan.',
    'Families may touch the objects on the long table.',
  ],
  corrects: [
    ['We must adapt with the climate.', 'We must adapt to the climate.'],
    ['She is jealous from him.', 'She is jealous of him.'],
    ['He told to me a story.', 'He told me a story.'],
    ['I am good in mathematics.', 'I am good at mathematics.'],
    ['He likes to prepare to the exam.', 'He likes to prepare for the exam.'],
    ['They suffer by stress.', 'They suffer from stress.'],
    ['You should ask to someone.', 'You should ask someone.'],
    ['The town is crowded by tourists.', 'The town is crowded with tourists.'],
    ['He wants to specialize on one subject.', 'He wants to specialize in one subject.'],
  ],
  explains: ['We must adapt with the climate.', '“adapt” goes with “to”, not “with”.'],
})
