import { expect, test } from 'vitest'
import { planText } from '../reading/plan-text.ts'
import { extraWords } from './extra-words.ts'

function extra(text: string, written: string): string[] {
  const [own, other] = [planText(text), planText(written)]
  return extraWords(own, other).extra.map(
    ({ written: at, before }) => `${other[at]?.word.toLowerCase()} before ${own[before]?.word ?? 'the end'}`,
  )
}

test('a word that the text lacks is extra where it stands', () => {
  expect(extra('we went home', 'We quickly went home.')).toEqual(['quickly before went'])
  expect(extra('went home', 'We went home again.')).toEqual(['we before went', 'again before the end'])
  expect(extra('we went home', 'We went home.')).toEqual([])
})

test('a word in the place of one that sounds alike, or of one alone, is none', () => {
  expect(extra('he saw a bear', 'He saw a pair.')).toEqual([])
  expect(extra('I need to go', 'I need a go')).toEqual([])
})

test('of figures their reading counts', () => {
  expect(extra('two people came', '2 people came')).toEqual([])
})

test('words of the text that were not written are named', () => {
  const unmatched = (text: string, written: string) => extraWords(planText(text), planText(written)).unmatched
  expect(unmatched('we went straight home', 'We went home.')).toEqual([2])
  expect(unmatched('we went home', '')).toEqual([0, 1, 2])
  expect(unmatched('', 'Home.')).toEqual([])
})
