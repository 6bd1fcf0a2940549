import { theGeneral } from './the-general.ts'
import { testRule } from './testing/rule-cases.ts'

testRule(theGeneral, {
  accepts: [
    'The life of a bee is short.',
    'The technology that we know is old.',
    'The young people in the room can sing.',
    'We enjoy the life we have.',
    'In the real life of a king it is so.',
    'The society of friends can help.',
    'Life is hard.',
    'They protect the nature of things.',
    'The people of the town can vote.',
    'The education which they got is good.',
    'The old people who have time help.',
  ],
  corrects: [
    ['I think that the life is hard.', 'I think that life is hard.'],
    ['They enjoy the life more.', 'They enjoy life more.'],
    ['In the real life it is different.', 'In real life it is different.'],
    ['The young people can help.', 'Young people can help.'],
    ['I think the life in the city is hard.', 'I think life in the city is hard.'],
    ['The technology makes us lazy.', 'Technology makes us lazy.'],
  ],
  explains: ['They enjoy the life more.', 'Meant in general, this takes no “the”.'],
})
