import { testRule } from '../rule/testing/rule-cases.ts'
import { ofOwner } from './of-owner.ts'

testRule(ofOwner, {
  accepts: [
    'I miss the food of my mom.',
    'The cooking of my grandmother is famous.',
    'The house of my dreams is small.',
    'The life of my father was hard.',
    'He is the brother of my mother.',
    'The death of her husband came early.',
    'The friends of my parents who came were old.',
    'The car of the year is electric.',
    'The house of my father and mother is old.',
    'The name of the street is long.',
    'A friend of my brother called.',
    'The children of my country are poor.',
    'The house of my friend’s parents is big.',
  ],
  corrects: [
    ['We stayed in the house of my grandfather.', 'We stayed in my grandfather’s house.'],
    ['The sister of my friend is a nurse.', 'My friend’s sister is a nurse.'],
    ['I forgot the name of my boss.', 'I forgot my boss’s name.'],
    ['He drove the car of his parents.', 'He drove his parents’ car.'],
    ['She came to the wedding of her cousin.', 'She came to her cousin’s wedding.'],
  ],
  explains: ['He drove the car of his father.', 'What belongs to a person takes ’s: “his father’s car”.'],
})
