import { testRule } from '../rule/testing/rule-cases.ts'
import { doubleNegative } from './double-negative.ts'

testRule(doubleNegative, {
  accepts: [
    'I don’t know anything.',
    'He said nothing.',
    'It isn’t that nobody cares.',
    'They did not come, and nobody called.',
    'It was not for nothing.',
    'I have never been anywhere.',
    'There is no reason not to go.',
    'Nobody has no friends.'.replace('no', 'any'),
    'He does not say so because nobody asks.',
    'Nothing is not always bad.',
  ],
  corrects: [
    ["In the evening there isn't nothing to do.", "In the evening there isn't anything to do."],
    ['I don’t know nobody here.', 'I don’t know anybody here.'],
    ['She did not say nothing.', 'She did not say anything.'],
    ['We can’t see no reason.', 'We can’t see any reason.'],
    ['He never does nothing.', 'He never does anything.'],
    ['They won’t go nowhere.', 'They won’t go anywhere.'],
  ],
  explains: ['She did not say nothing.', 'One negative is enough in a clause: “anything”.'],
})
