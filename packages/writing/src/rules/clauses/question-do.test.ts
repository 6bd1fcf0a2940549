import { testRule } from '../rule/testing/rule-cases.ts'
import { questionDo } from './question-do.ts'

testRule(questionDo, {
  accepts: [
    'What do you think?',
    'I understood why does it works.',
    'What you want is what?',
    'How does it look?',
    'When you come, what do you bring?',
    'Did she go?',
    'What did he put there?',
    'Where are you?',
    'How you do it matters.',
    'What they do she does too.',
    'Why he left is unknown.',
  ],
  corrects: [
    ['What you think about it?', 'What do you think about it?'],
    ['How does it looks?', 'How does it look?'],
    ['Did she went home?', 'Did she go home?'],
    ['Where he lives?', 'Where does he live?'],
    ['Why they left?', 'Why did they leave?'],
  ],
  explains: ['How does it looks?', 'After “does” the verb has no ending: “look”.'],
})
