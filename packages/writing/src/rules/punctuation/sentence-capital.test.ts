import { testRule } from '../rule/testing/rule-cases.ts'
import { sentenceCapital } from './sentence-capital.ts'

testRule(sentenceCapital, {
  accepts: [
    'It is late now.',
    'iPhone users are here.',
    'the red car',
    'it is late',
    'in the street, at home',
    'we left:',
    'my friend!',
    'eBay is a shop for all.',
    'Then we left them.',
    'and so on.',
  ],
  corrects: [
    ['it is late in the day.', 'It is late in the day.'],
    ['my friend came to see us.', 'My friend came to see us.'],
    ['in the city there are many cars!', 'In the city there are many cars!'],
    ['do you know the way there?', 'Do you know the way there?'],
    ['because of that we left early.', 'Because of that we left early.'],
  ],
  explains: ['it is late in the day.', 'A sentence begins with a capital.'],
})
