import { testRule } from '../rule/testing/rule-cases.ts'
import { governedPreposition } from './governed-preposition.ts'

testRule(governedPreposition, {
  accepts: [
    'They focus on their work.',
    'The reason of state is old.',
    'They agree on a date.',
    'We agreed on this point.',
    'He spends time for free.',
    'The law came into effect to protect us.',
    'Put the key of the house here.',
    'He is tired from work.',
    'She takes part in it.',
    'In the age of steam it was so.',
    'He agreed to go.',
    'They talk in class.',
  ],
  corrects: [
    ['They focus in their work.', 'They focus on their work.'],
    ['We must pay attention on it.', 'We must pay attention to it.'],
    ['It has a bad effect to people.', 'It has a bad effect on people.'],
    ['They spend money for food.', 'They spend money on food.'],
    ['I agree on this statement.', 'I agree with this statement.'],
    ['I agree to you.', 'I agree with you.'],
    ['He left in the age of ten.', 'He left at the age of ten.'],
    ['The reason of this is clear.', 'The reason for this is clear.'],
    ['He answered to me.', 'He answered me.'],
  ],
  explains: ['They focus in their work.', '“focus” goes with “on”.'],
})
