import { testRule } from '../rule/testing/rule-cases.ts'
import { theAbstract } from './the-abstract.ts'

testRule(theAbstract, {
  accepts: [
    'The life of a bee is short.',
    'The society we live in has changed.',
    'The pollution caused by the factory is a danger.',
    'The health and safety of the workers come first.',
    'The tourism industry is growing.',
    'The happiness that money brings is short.',
    'They lost the freedom, the dignity and the hope of their fathers.',
    'The real-life story was better.',
    'The education offered there is free.',
    'Life is short.',
    'The climate change report was published.',
    'He was the life and soul of the party.',
  ],
  corrects: [
    ['Money cannot buy the happiness.', 'Money cannot buy happiness.'],
    ['The unemployment is very high in Greece.', 'Unemployment is very high in Greece.'],
    ['In the life, nothing is free.', 'In life, nothing is free.'],
    ['The tourism brings money to the village.', 'Tourism brings money to the village.'],
    ['We must stop the climate change.', 'We must stop climate change.'],
    ['I prefer the classical music.', 'I prefer classical music.'],
    ['It is bad for the health.', 'It is bad for health.'],
    ['The money gives the happiness, I think.', 'The money gives happiness, I think.'],
  ],
  explains: ['Money cannot buy the happiness.', '“happiness” in general takes no “the”.'],
})
