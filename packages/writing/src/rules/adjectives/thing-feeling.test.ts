import { testRule } from '../rule/testing/rule-cases.ts'
import { thingFeeling } from './thing-feeling.ts'

testRule(thingFeeling, {
  accepts: [
    'The boy was bored.',
    'The film was interesting.',
    'The city was surprised by the storm.',
    'It was interested in power.',
    'The students are excited.',
    'People are interested in it.',
    'The game was fun.',
    'He saw the film and was bored.',
    'The country was satisfied with its result.',
    'It was surprised.',
  ],
  corrects: [
    ['The film was interested.', 'The film was interesting.'],
    ['The lesson is very bored.', 'The lesson is very boring.'],
    ['My trip was so excited.', 'My trip was so exciting.'],
    ['The story is really amazed.', 'The story is really amazing.'],
    ['History is very interested.', 'History is very interesting.'],
    ['The result was disappointed.', 'The result was disappointing.'],
  ],
  explains: ['The film was interested.', 'What makes people feel so is “interesting”; they are “interested”.'],
})
