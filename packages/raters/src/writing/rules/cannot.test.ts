import { cannot } from './cannot.ts'
import { testRule } from './testing/rule-cases.ts'

testRule(cannot, {
  accepts: [
    'You cannot park here.',
    'It can not only sing but also dance.',
    'They can not just leave.',
    'You can’t park here.',
    'I could not park here.',
    'The can, not the bottle, is empty.',
    'He may not come.',
    'We can note it down.',
  ],
  corrects: [
    ['You can not park here.', 'You cannot park here.'],
    ['I can not come tomorrow.', 'I cannot come tomorrow.'],
    ['They can not understand it.', 'They cannot understand it.'],
    ['It can not be true.', 'It cannot be true.'],
    ['We can not live without water.', 'We cannot live without water.'],
    ['Because he can not swim, he stays.', 'Because he cannot swim, he stays.'],
    ['Can not we go?', 'Cannot we go?'],
  ],
  explains: ['You can not park here.', 'This is one word: “cannot”.'],
})
