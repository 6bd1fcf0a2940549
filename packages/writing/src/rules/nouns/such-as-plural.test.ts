import { testRule } from '../rule/testing/rule-cases.ts'
import { suchAsPlural } from './such-as-plural.ts'

testRule(suchAsPlural, {
  accepts: [
    'Cities such as London grow.',
    'Hard work is more important than talent, money or luck.',
    'Practice is better than talent.',
    'Animals such as dogs and cats need care.',
    'He likes media such as television.',
    'A pet such as a dog needs time.',
    'Costs such as house prices rise.',
    'I like things such as bread, butter and milk.',
    'She is more friend than boss.',
    'It is better than nothing.',
    'A bus is cheaper than a car.',
    'More than student loans are needed.',
    'It is rather than teacher that I say trainer.',
  ],
  corrects: [
    ['I like places such as concert and cafe.', 'I like places such as concerts and cafes.'],
    ['Devices such as tablet, phone and laptop are dear.', 'Devices such as tablets, phones and laptops are dear.'],
    ['A cat is cleverer than dog.', 'A cat is cleverer than dogs.'],
    ['Machines work faster than worker.', 'Machines work faster than workers.'],
    ['They sell things such as new toy.', 'They sell things such as new toys.'],
  ],
  explains: ['A cat is cleverer than dog.', '“dog” can be counted; of things in general say “dogs”.'],
})
