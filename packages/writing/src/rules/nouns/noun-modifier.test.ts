import { testRule } from '../rule/testing/rule-cases.ts'
import { nounModifier } from './noun-modifier.ts'

testRule(nounModifier, {
  accepts: [
    'The country began to spread the benefits of a technology revolution.',
    'Successful people work hard.',
    'It can pollute water.',
    'The difference people see is small.',
    'Public health people met.',
    'This is a success story.',
    'They develop countries and cities.',
    'He sells health food.',
    'The safety people need is missing.',
    'The economy crisis-ridden states share is weak.',
  ],
  corrects: [
    ['Success people work hard.', 'Successful people work hard.'],
    ['We live in a very pollute world.', 'We live in a very polluted world.'],
    ['I met people from difference countries.', 'I met people from different countries.'],
    ['Many develop countries are poor.', 'Many developing countries are poor.'],
    ['The economy crisis is bad.', 'The economic crisis is bad.'],
    ['It is a danger place.', 'It is a dangerous place.'],
    ['Parks play an importance role.', 'Parks play an important role.'],
    ['We have many environment problems.', 'We have many environmental problems.'],
  ],
  explains: ['It is a danger place.', 'Before “place” the adjective is needed: “dangerous”.'],
})
