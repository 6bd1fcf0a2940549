import { testRule } from '../rule/testing/rule-cases.ts'
import { singularAdjacent } from './singular-adjacent.ts'

testRule(singularAdjacent, {
  accepts: [
    'In my city the subway system is good.',
    'The boy and the girl have a dog.',
    'Let the teacher explain it.',
    'What did the doctor say to him?',
    'It is important that the student know it.',
    'If the car were mine, I would sell it.',
    'The team have won.',
    'The bus stop in the street is new.',
    'Neither the boy nor the girl have come.',
    'The people who help the doctor have left.',
    'The trees near the house are old.',
  ],
  corrects: [
    ['In my city the subway system are good.', 'In my city the subway system is good.'],
    ['I know that the teacher know many things.', 'I know that the teacher knows many things.'],
    ['In our village every house have a garden.', 'In our village every house has a garden.'],
    ['He is ill, but the doctor always help him.', 'He is ill, but the doctor always helps him.'],
    ['Nowadays the car make our life easy.', 'Nowadays the car makes our life easy.'],
    ['When the student understand it, he is glad.', 'When the student understands it, he is glad.'],
    ['The most important reason are the costs.', 'The most important reason is the costs.'],
  ],
  explains: ['I know that the teacher know many things.', '“teacher” is singular, so the verb is “knows”.'],
})
