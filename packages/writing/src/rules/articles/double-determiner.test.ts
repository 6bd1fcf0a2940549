import { testRule } from '../rule/testing/rule-cases.ts'
import { doubleDeterminer } from './double-determiner.ts'

testRule(doubleDeterminer, {
  accepts: [
    'In my opinion it is true.',
    'All my friends came.',
    'Both the boys ran.',
    'He is a friend of my brother.',
    'The one that got away.',
    'What is yours is mine.',
    'This is my house.',
    'She gave him his book.',
    'A that is a letter.',
    'They gave their all.',
  ],
  corrects: [
    ['In the my opinion, it is true.', 'In my opinion, it is true.'],
    ['The my brother is here.', 'My brother is here.'],
    ['I met a my friend.', 'I met my friend.'],
    ['She sold her the car and their the house.', 'She sold her the car and their house.'],
    ['I like the this book.', 'I like this book.'],
    ['We saw the their new house.', 'We saw their new house.'],
  ],
  explains: ['In the my opinion, it is true.', 'One of “the” and “my” is enough: “my”.'],
})
