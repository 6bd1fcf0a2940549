import { testRule } from '../rule/testing/rule-cases.ts'
import { coordinatedBase } from './coordinated-base.ts'

testRule(coordinatedBase, {
  accepts: [
    'We can go there and enjoy it.',
    'He wants to work and she likes it.',
    'They tried to see them and tried to block them.',
    'You can find sympathy and understanding in them.',
    'They can swim and ski in winter.',
    'He will come, and working with him is fun.',
    'I like to read and swimming is fun.',
    'We can see a man and a running dog.',
    'They want to learn and are happy.',
    'It helps to eat well and exercising is good.',
    'The aim is to save money and time.',
  ],
  corrects: [
    ['We can meet people and learning new things.', 'We can meet people and learn new things.'],
    ['You should study hard and forgot the rest.', 'You should study hard and forget the rest.'],
    ['I want to visit Rome and seeing the museums.', 'I want to visit Rome and see the museums.'],
    ['They can improve their skills and finding a job.', 'They can improve their skills and find a job.'],
    ['We must protect animals and keeping the city clean.', 'We must protect animals and keep the city clean.'],
  ],
  explains: [
    'We can meet people and learning new things.',
    'The verb goes with “can”, like the one before it: “learn”.',
  ],
})
