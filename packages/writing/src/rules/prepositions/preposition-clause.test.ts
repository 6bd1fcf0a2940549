import { testRule } from '../rule/testing/rule-cases.ts'
import { prepositionClause } from './preposition-clause.ts'

testRule(prepositionClause, {
  accepts: [
    'He stayed due to illness.',
    'Despite the rain we went.',
    'In spite of it they came.',
    'It is due to her.',
    'Despite being ill he came.',
    'In spite of this, we won.',
    'The money is due to them.',
    'Despite what he said, we left.',
    'Because he was ill, he stayed.',
    'Due to the fact that he was ill, he stayed.',
    'Despite us.',
    'Due to the strike, many were late.',
    'Despite the rain that was heavy, we went.',
    'In spite of the doctors’ advice, he smokes.',
  ],
  corrects: [
    [
      'Due to the strike was announced late, many were stuck.',
      'Because the strike was announced late, many were stuck.',
    ],
    ['Due to he was ill, he stayed.', 'Because he was ill, he stayed.'],
    ['Despite they were tired, they went on.', 'Although they were tired, they went on.'],
    ['We won in spite of we had no time.', 'We won although we had no time.'],
    ['He is late due to he missed the bus.', 'He is late because he missed the bus.'],
    ['Despite I have a car, I walk.', 'Although I have a car, I walk.'],
  ],
  explains: ['Due to he was ill, he stayed.', 'A clause with a verb follows “because”.'],
})
