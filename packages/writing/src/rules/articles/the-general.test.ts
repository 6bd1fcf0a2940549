import { testRule } from '../rule/testing/rule-cases.ts'
import { theGeneral } from './the-general.ts'

testRule(theGeneral, {
  accepts: [
    'On Sundays we help the old people.',
    'She helped the elderly people.',
    'It was the last week.',
    'He left the next day.',
    'The things we bought are here.',
    'The poor people of the town came.',
    'We know the life in the sea.',
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
    ['We must help the poor people.', 'We must help poor people.'],
    ['People only want to buy the things.', 'People only want to buy things.'],
    ['I will come to your country the next month.', 'I will come to your country next month.'],
    ['I bought it in your shop the last Monday.', 'I bought it in your shop last Monday.'],
    ['The life in Cairo is hard.', 'Life in Cairo is hard.'],
    ['I think that the life is hard.', 'I think that life is hard.'],
    ['They enjoy the life more.', 'They enjoy life more.'],
    ['In the real life it is different.', 'In real life it is different.'],
    ['The young people can help.', 'Young people can help.'],
    ['I think the life in the city is hard.', 'I think life in the city is hard.'],
    ['The technology makes us lazy.', 'Technology makes us lazy.'],
  ],
  explains: ['They enjoy the life more.', 'Meant in general, this takes no “the”.'],
})
