import { testRule } from '../rule/testing/rule-cases.ts'
import { evenClause } from './even-clause.ts'

testRule(evenClause, {
  accepts: [
    'Even he laughed at it.',
    'We laughed, and even she smiled.',
    'I know that even you are right.',
    'He ran even though it was late.',
    'Even if they are poor, they are happy.',
    'It was even colder there.',
    'Nobody knew it, not even I did.',
    'But now even I do it.',
    'She could not even see it.',
    'Even so, they went on.',
    'It is bad because even they say it.',
    'Even when I am tired, I run.',
  ],
  corrects: [
    ['They walk the dog even they are tired.', 'They walk the dog even though they are tired.'],
    ['Even they are poor, they are happy.', 'Even though they are poor, they are happy.'],
    ['He wants a car, even he has no money.', 'He wants a car, even though he has no money.'],
    ['We played outside even it was cold.', 'We played outside even though it was cold.'],
    ['Even it was late, we went out.', 'Even though it was late, we went out.'],
  ],
  explains: [
    'They walk the dog even they are tired.',
    '“even” alone links no clauses: “even though”, “even if” or “even when”.',
  ],
})
