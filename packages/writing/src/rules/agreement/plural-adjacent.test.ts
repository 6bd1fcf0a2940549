import { testRule } from '../rule/testing/rule-cases.ts'
import { pluralAdjacent } from './plural-adjacent.ts'

testRule(pluralAdjacent, {
  accepts: [
    'The number of students is growing.',
    'Helping people is good.',
    'The house that people like is old.',
    'What people need is time.',
    'One of the students is late.',
    'A man with dogs is here.',
    'The use of cars in cities is a problem.',
    'Living with animals, plants and children is fun.',
    'Each of the boys has a bike.',
    'In my country most young people prefer tea.',
    'He says people like it.',
  ],
  corrects: [
    ['In my country most young people prefers to wait.', 'In my country most young people prefer to wait.'],
    ['I know that people loses many hours.', 'I know that people lose many hours.'],
    ['Some of my friends has been abroad.', 'Some of my friends have been abroad.'],
    ['Nowadays students is busy.', 'Nowadays students are busy.'],
    ['It is better than older people does it.', 'It is better than older people do it.'],
    ['Both of my parents works in a bank.', 'Both of my parents work in a bank.'],
    ['I think children never listens to them.', 'I think children never listen to them.'],
    ['You can see how cars makes noise.', 'You can see how cars make noise.'],
  ],
  explains: ['Nowadays students is busy.', '“students” is plural, so the verb is “are”.'],
})
