import { testRule } from '../rule/testing/rule-cases.ts'
import { questionMark } from './question-mark.ts'

testRule(questionMark, {
  accepts: [
    'Can you help me?',
    'Should you need help, call me.',
    'What he did is wrong.',
    'How do you know?',
    'Do not run in the hall.',
    'Could you wait, please?',
    'What a day it was.',
    'When he came we left.',
    'Were it not so, I would say it.',
    'Who dares wins.',
  ],
  corrects: [
    ['Can you help me with this.', 'Can you help me with this?'],
    ['How do you know him.', 'How do you know him?'],
    ['Do you know what time it is.', 'Do you know what time it is?'],
    ['Where did you buy it.', 'Where did you buy it?'],
    ['Could you send me the details.', 'Could you send me the details?'],
  ],
  explains: ['How do you know him.', 'A question ends with a question mark.'],
})
