import { testRule } from '../rule/testing/rule-cases.ts'
import { beObject } from './be-object.ts'

testRule(beObject, {
  accepts: [
    'He always helps me.',
    'All we did was help them.',
    'The first step is make a plan.',
    'Is love the answer?',
    'It can be read by us.',
    'They are like us.',
    'He is open to my plan.',
    'The house is close to our school.',
    'What we must do is change our habits.',
    'She was put in my class.',
  ],
  corrects: [
    ['He is always help me.', 'He always helps me.'],
    ['It is make us happy.', 'It makes us happy.'],
    ['They are help their parents.', 'They help their parents.'],
    ['Technology is change our life.', 'Technology changes our life.'],
    ['My friend was give me a book.', 'My friend gave me a book.'],
    ['I am write a letter now.', 'I write a letter now.'],
  ],
  explains: ['It can be make us happy.', '“be” and “make” cannot stand together.'],
})
