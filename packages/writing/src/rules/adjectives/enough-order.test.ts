import { testRule } from '../rule/testing/rule-cases.ts'
import { enoughOrder } from './enough-order.ts'

testRule(enoughOrder, {
  accepts: [
    'He is old enough.',
    'There are enough good teachers.',
    'We have enough time.',
    'It is enough.',
    'There is enough hot water.',
    'Good enough is enough.',
    'They had enough old books.',
    'It was enough to win.',
    'Is there enough big stuff?',
    'There is not enough safe water.',
  ],
  corrects: [
    ['He is not enough old.', 'He is not old enough.'],
    ['The room is enough big for us.', 'The room is big enough for us.'],
    ['She was enough strong to win.', 'She was strong enough to win.'],
    ['They are enough rich.', 'They are rich enough.'],
    ['It is not enough clear.', 'It is not clear enough.'],
  ],
  explains: ['They are enough rich.', '“enough” stands behind the adjective: “rich enough”.'],
})
