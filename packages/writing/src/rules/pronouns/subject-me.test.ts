import { testRule } from '../rule/testing/rule-cases.ts'
import { subjectMe } from './subject-me.ts'

testRule(subjectMe, {
  accepts: [
    'My wife and I decided to move.',
    'They invited my wife and me to dinner.',
    'It is a secret between my brother and me.',
    'He helped me and my family.',
    'He told me and my sister to wait.',
    'With my brother and me working, we earned enough.',
    'For my wife and me it was hard.',
    'She taught my friends and me to swim.',
    'Me and my big mouth!',
    'The money my uncle gave my cousin and me is gone.',
  ],
  corrects: [
    ['Me and my wife decided to move.', 'My wife and I decided to move.'],
    ['My brother and me started a business.', 'My brother and I started a business.'],
    ['Few years ago my brother and me bought a shop.', 'Few years ago my brother and I bought a shop.'],
    ['We were happy because me and my friends won.', 'We were happy because my friends and I won.'],
    ['My friends and me want to help.', 'My friends and I want to help.'],
  ],
  explains: ['My brother and me started a business.', 'The subject is “I”, not “me”.'],
})
