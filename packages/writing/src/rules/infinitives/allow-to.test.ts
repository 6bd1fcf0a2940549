import { testRule } from '../rule/testing/rule-cases.ts'
import { allowTo } from './allow-to.ts'

testRule(allowTo, {
  accepts: [
    'It allows people to learn more.',
    'They told people live music is good.',
    'Let them go home.',
    'It makes us feel good.',
    'They want us all.',
    'I told him lead is bad.',
    'Ask them about it.',
    'They taught children games.',
    "He wants others' help in it.",
    'We expect them here.',
  ],
  corrects: [
    ['It allows people learn more about it.', 'It allows people to learn more about it.'],
    ['They want us help them.', 'They want us to help them.'],
    ['She asked me buy a book.', 'She asked me to buy a book.'],
    ['My parents encourage me study in London.', 'My parents encourage me to study in London.'],
    ['He told me find a bus for it.', 'He told me to find a bus for it.'],
    ['It forces people use their cars.', 'It forces people to use their cars.'],
  ],
  explains: ['They want us help them.', '“want” needs “to” before what somebody does.'],
})
