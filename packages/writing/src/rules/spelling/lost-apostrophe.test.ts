import { testRule } from '../rule/testing/rule-cases.ts'
import { lostApostrophe } from './lost-apostrophe.ts'

testRule(lostApostrophe, {
  accepts: [
    "He can't come.",
    'Thieves’ cant is old.',
    'He lets go of it.',
    "Let's go.",
    'Your right hand is cold.',
    'Your late father was kind.',
    'Turn to your right.',
    'It is your right to speak.',
    "She won't come.",
    'As is his wont, he came.',
    'It was their wont to walk at night.',
    'The cant of thieves is old.',
  ],
  corrects: [
    ['He cant come.', 'He can’t come.'],
    ['They wont go there.', 'They won’t go there.'],
    ['There wont be fewer cars.', 'There won’t be fewer cars.'],
    ['My parents cant help me.', 'My parents can’t help me.'],
    ['The students wont learn it.', 'The students won’t learn it.'],
    ['Lets go home.', 'Let’s go home.'],
    ['I think your right.', 'I think you’re right.'],
    ['I know your wrong about it.', 'I know you’re wrong about it.'],
    ['Lets have a party.', 'Let’s have a party.'],
  ],
  explains: ['He cant come.', 'The apostrophe is missing: “can’t”.'],
})
