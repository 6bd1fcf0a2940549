import { testRule } from '../rule/testing/rule-cases.ts'
import { whoAgreement } from './who-agreement.ts'

testRule(whoAgreement, {
  accepts: [
    'One of those who works here is ill.',
    'Anyone who put it there knows.',
    'People who live near the river are lucky.',
    'He is one of the men who works here.',
    'She is the only one of the girls who sings.',
    'A box of shoes that weighs ten kilos stood there.',
    'A man who works at night sleeps by day.',
    'He gave me two reasons that make sense.',
    'It is the students who decide.',
    'A team that win every week get bored.',
    'The fact that people work hard is known.',
    'The dogs that bark never bite.',
    'I know a woman who has three cats.',
    'He is a man who put others first.',
    'Something that people make is good.',
  ],
  corrects: [
    ['Those who wants to go can go.', 'Those who want to go can go.'],
    ['Anyone who want it can have it.', 'Anyone who wants it can have it.'],
    ['The one who work hard gets it.', 'The one who works hard gets it.'],
    ['People who lives near the river are lucky.', 'People who live near the river are lucky.'],
    ['I know a company that sell cars.', 'I know a company that sells cars.'],
    ['Students who has money go abroad.', 'Students who have money go abroad.'],
    ['I agree with people who thinks so.', 'I agree with people who think so.'],
    ['She has a friend who live in Rome.', 'She has a friend who lives in Rome.'],
    ['They are children which is always hungry.', 'They are children which are always hungry.'],
    ['It is something that make me sad.', 'It is something that makes me sad.'],
    ['I am the person who leave everything to the end.', 'I am the person who leaves everything to the end.'],
  ],
  explains: ['People who lives near the river are lucky.', '“who” stands for “People”, so the verb is “live”.'],
})
