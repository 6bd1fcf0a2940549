import { testRule } from '../rule/testing/rule-cases.ts'
import { thereForThey } from './there-for-they.ts'

testRule(thereForThey, {
  accepts: [
    'There are many reasons.',
    'They are many miles away.',
    'They are some of my friends.',
    'There have been many changes.',
    'The people there have many houses.',
    'They have many reasons.',
    'It is a lot of fun.',
    'It is some of the best tea.',
  ],
  corrects: [
    ['They are many reasons for that.', 'There are many reasons for that.'],
    ['They are a lot of ways to do it.', 'There are a lot of ways to do it.'],
    ['They were several good things.', 'There were several good things.'],
    ['There have many people in the street.', 'There are many people in the street.'],
    ['There exist a problem.', 'There is a problem.'],
    ['There has a park near my house.', 'There is a park near my house.'],
    ['It is many kinds of food.', 'There are many kinds of food.'],
  ],
  explains: ['They are many reasons.', 'To say what exists, begin with “there are”.'],
})
