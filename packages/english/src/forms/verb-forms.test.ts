import { expect, test } from 'vitest'
import { ingForm, participleForm, pastForm, thirdPersonForm, verbShape } from './verb-forms.ts'

test.each([
  ['make', 'makes', 'making', 'made', 'made'],
  ['run', 'runs', 'running', 'ran', 'run'],
  ['lie', 'lies', 'lying', 'lay', 'lain'],
  ['go', 'goes', 'going', 'went', 'gone'],
  ['have', 'has', 'having', 'had', 'had'],
  ['carry', 'carries', 'carrying', 'carried', 'carried'],
  ['play', 'plays', 'playing', 'played', 'played'],
  ['watch', 'watches', 'watching', 'watched', 'watched'],
  ['see', 'sees', 'seeing', 'saw', 'seen'],
  ['stop', 'stops', 'stopping', 'stopped', 'stopped'],
  ['visit', 'visits', 'visiting', 'visited', 'visited'],
  ['prefer', 'prefers', 'preferring', 'preferred', 'preferred'],
  ['show', 'shows', 'showing', 'showed', 'shown'],
  ['fix', 'fixes', 'fixing', 'fixed', 'fixed'],
  ['agree', 'agrees', 'agreeing', 'agreed', 'agreed'],
  ['begin', 'begins', 'beginning', 'began', 'begun'],
])('%s is conjugated', (base, third, ing, past, participle) => {
  expect([thirdPersonForm(base), ingForm(base), pastForm(base), participleForm(base)]).toEqual([
    third,
    ing,
    past,
    participle,
  ])
})

test.each([
  ['go', 'go', 'base'],
  ['goes', 'go', 'third'],
  ['went', 'go', 'past'],
  ['gone', 'go', 'participle'],
  ['going', 'go', 'ing'],
  ['worked', 'work', 'past'],
] as const)('%s is the verb %s in its %s form', (word, base, shape) => {
  expect(verbShape(word, base)).toBe(shape)
})
