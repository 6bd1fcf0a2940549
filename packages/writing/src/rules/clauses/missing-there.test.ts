import { testRule } from '../rule/testing/rule-cases.ts'
import { missingThere } from './missing-there.ts'

testRule(missingThere, {
  accepts: [
    'In my country there are many lakes.',
    'Have many people come?',
    'Have a nice day.',
    'In my country I have many friends.',
    'Have some tea.',
    'In the end feel no fear.',
    'In this house lived many a king.',
    'On the table stands a lamp.',
    'In our town we have a park.',
    'The towns in my country have many parks.',
  ],
  corrects: [
    ['In my country have many lakes.', 'In my country there are many lakes.'],
    ['In my city has a lot of cars.', 'In my city there are a lot of cars.'],
    ['In this school, have many students.', 'In this school, there are many students.'],
    ['Have many reasons for it.', 'There are many reasons for it.'],
    ['In my town exist some problems.', 'In my town there are some problems.'],
    ['In the park has a big lake.', 'In the park there is a big lake.'],
  ],
  explains: ['Have many reasons for it.', 'What is somewhere is told by “there are”.'],
})
