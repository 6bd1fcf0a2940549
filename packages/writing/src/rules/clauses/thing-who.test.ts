import { testRule } from '../rule/testing/rule-cases.ts'
import { thingWho } from './thing-who.ts'

testRule(thingWho, {
  accepts: [
    'A book which explains it is good.',
    'The question who did it stays open.',
    'A man of ideas who leads us is rare.',
    'The girl with the phone who called left.',
    'People who work are tired.',
    'He asked the computer who?',
    'The team who won is here.',
    'The boys in the car who shouted left.',
    'Tell me who it is.',
    'The owner of the house who lives here left.',
  ],
  corrects: [
    ['A book who explains it is good.', 'A book which explains it is good.'],
    ['I like cars who are fast.', 'I like cars which are fast.'],
    ['The film who I saw was long.', 'The film which I saw was long.'],
    ['They have products who are cheap.', 'They have products which are cheap.'],
    ['It is a machine who makes bread.', 'It is a machine which makes bread.'],
  ],
  explains: ['I like cars who are fast.', 'Who is a person; of a thing say “which” or “that”.'],
})
