import { testRule } from '../rule/testing/rule-cases.ts'
import { fixedPhrase } from './fixed-phrase.ts'

testRule(fixedPhrase, {
  accepts: [
    'Make the most of it.',
    'The other reason is the price.',
    'In today’s world it is rare.',
    'They work in computer science.',
    'In past years it was cold.',
    'On the other hand, it is cheap.',
    'In the internet age, news travels fast.',
    'At the same time, costs fell.',
    'Despite the rain, we left.',
    'Most of the people left.',
    'We live in the age of information.',
    'He did his homework.',
    'It is a plan for today.',
    'It was their life’s work.',
  ],
  corrects: [
    ['Other reason is the price.', 'Another reason is the price.'],
    ['I saw it on my holiday, in the other hand it rained.', 'I saw it on my holiday, on the other hand it rained.'],
    ['The most of the products are cheap.', 'Most of the products are cheap.'],
    ['It is the same for others people.', 'It is the same for other people.'],
    ['In the other hand, it is cheap.', 'On the other hand, it is cheap.'],
    ['In my point of view, this is wrong.', 'From my point of view, this is wrong.'],
    ['Despite of the rain, we left.', 'Despite the rain, we left.'],
    ['In nowadays many people drive.', 'Nowadays many people drive.'],
    ['The most of people agree.', 'Most people agree.'],
    ['At same time, costs fell.', 'At the same time, costs fell.'],
    ['I found it in internet.', 'I found it on the internet.'],
    ['Everyone can do a mistake.', 'Everyone can make a mistake.'],
    ['Schools play important role here.', 'Schools play an important role here.'],
  ],
  explains: ['Despite of the rain, we left.', 'Not “despite of” but “despite”.'],
})
