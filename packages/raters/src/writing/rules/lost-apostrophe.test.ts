import { lostApostrophe } from './lost-apostrophe.ts'
import { testRule } from './testing/rule-cases.ts'

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
  ],
  corrects: [
    ['He cant come.', 'He can’t come.'],
    ['They wont go there.', 'They won’t go there.'],
    ['Lets go home.', 'Let’s go home.'],
    ['I think your right.', 'I think you’re right.'],
    ['I know your wrong about it.', 'I know you’re wrong about it.'],
    ['Lets have a party.', 'Let’s have a party.'],
  ],
  explains: ['He cant come.', 'The apostrophe is missing: “can’t”.'],
})
