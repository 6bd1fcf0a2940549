import { testRule } from '../rule/testing/rule-cases.ts'
import { questionOrder } from './question-order.ts'

testRule(questionOrder, {
  accepts: [
    'What are you doing?',
    'Where do you live?',
    'What you said is true?',
    'Do you know what you want?',
    'How people live!',
    'What you need is help, or is it?',
    'When you come, what will we do?',
    'Why you?',
    'What you want is what you get.',
    'How nice you are?',
  ],
  corrects: [
    ['What you are doing?', 'What are you doing?'],
    ['Where you live?', 'Where do you live?'],
    ['Why people like it?', 'Why do people like it?'],
    ['What you think about this plan?', 'What do you think about this plan?'],
    ['How we can help them?', 'How can we help them?'],
    ['When they will arrive?', 'When will they arrive?'],
  ],
  explains: ['Where you live?', 'In a question a verb stands before “you”: “do you live”.'],
})
