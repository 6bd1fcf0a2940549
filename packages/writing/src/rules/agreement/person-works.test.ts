import { testRule } from '../rule/testing/rule-cases.ts'
import { personWorks } from './person-works.ts'

testRule(personWorks, {
  accepts: [
    'My mother works hard.',
    'Let my brother work in peace.',
    'The user help for beginners is short.',
    'My father and my mother work hard.',
    'I saw the teacher help them.',
    'Does your friend like the film?',
    'They suggest that the student study at home.',
    'My son will work in town.',
    'The child play area is closed.',
    'The teachers help us.',
  ],
  corrects: [
    ['My mother work hard.', 'My mother works hard.'],
    ['I like it because the teacher help us.', 'I like it because the teacher helps us.'],
    ['My friend want to go.', 'My friend wants to go.'],
    ['My father like the city.', 'My father likes the city.'],
    ['When my sister call me, I answer.', 'When my sister calls me, I answer.'],
    ['When a person travel alone, it is good.', 'When a person travels alone, it is good.'],
    ['A student need a teacher.', 'A student needs a teacher.'],
    ['Every student need a computer.', 'Every student needs a computer.'],
  ],
  explains: ['My mother work hard.', '“mother” is one: “works”.'],
})
