import { testRule } from '../rule/testing/rule-cases.ts'
import { usedToDoing } from './used-to-doing.ts'

testRule(usedToDoing, {
  accepts: [
    'I used to wake up early.',
    'I am used to waking up early.',
    'Stones are used to make walls.',
    'It is used to cut bread.',
    'He is used to it.',
    'They used to be rich.',
    'She got used to the noise.',
    'The tools they used to cut it are old.',
    'It was used to do good.',
    'We are used to noise.',
  ],
  corrects: [
    ['I am used to wake up early.', 'I am used to waking up early.'],
    ['He is not used to drink coffee.', 'He is not used to drinking coffee.'],
    ['We got used to live alone.', 'We got used to living alone.'],
    ['People are used to pay by card.', 'People are used to paying by card.'],
    ['We are already used to work at night.', 'We are already used to working at night.'],
  ],
  explains: ['I am used to wake up early.', 'What one knows well: “be used to waking”.'],
})
