import { testRule } from '../rule/testing/rule-cases.ts'
import { relativeHead } from './relative-head.ts'

testRule(relativeHead, {
  accepts: [
    'People who sleep less are tired.',
    'People who think the world is flat are few.',
    'The man who has success is happy.',
    'The students who know that it is true laugh.',
    'Those who have a car drive.',
    'People who make music and dance live long.',
    'A person who has friends is rich.',
    'The reasons that he gave are good.',
    'People who say so, is my view, are wrong.',
    'Students who want to win must work.',
    'I saw that the men who came to town had left.',
  ],
  corrects: [
    ['People who sleep less is tired.', 'People who sleep less are tired.'],
    ['A person who has success have to work.', 'A person who has success has to work.'],
    ['Children who live in the city knows more about it.', 'Children who live in the city know more about it.'],
    ['The persons that work in shops knows it well.', 'The persons that work in shops know it well.'],
    ['Those who live alone has more time.', 'Those who live alone have more time.'],
  ],
  explains: ['People who sleep less is tired.', '“People” is plural, so its verb is “are”.'],
})
