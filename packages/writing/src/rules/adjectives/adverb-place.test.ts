import { testRule } from '../rule/testing/rule-cases.ts'
import { adverbPlace } from './adverb-place.ts'

testRule(adverbPlace, {
  accepts: [
    'He has also a dog.',
    'There exists also a third way.',
    'I always answer the same.',
    'They have always lived here.',
    'It seems always to rain.',
    'He resolved never to drink again.',
    'She is always in a hurry.',
    'Did you say always in the morning?',
    'He has always in the past been kind.',
    'People care more about it.',
    'We need more focus on this.',
    'They want more care for the old.',
    'I would have always the feeling.',
    'People like to play.',
    'He never said a word.',
    'We talk more about it now.',
  ],
  corrects: [
    ['Sport relaxes also the mind.', 'Sport also relaxes the mind.'],
    ['He is a man who sits always in the first row.', 'He is a man who always sits in the first row.'],
    ['It takes usually the whole day.', 'It usually takes the whole day.'],
    ['I answer always the same question.', 'I always answer the same question.'],
    ['They have always the time to play.', 'They always have the time to play.'],
    ['He told never the truth.', 'He never told the truth.'],
    ['You take always my pen.', 'You always take my pen.'],
    ['People more concentrate on their career.', 'People concentrate more on their career.'],
    ['They will more care about nature.', 'They will care more about nature.'],
  ],
  explains: ['They will more care about nature.', '“more” stands behind the verb: “care more”.'],
})
