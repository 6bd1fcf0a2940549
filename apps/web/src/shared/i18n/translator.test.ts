import { afterEach, expect, test } from 'vitest'
import { setPseudoLocale } from './pseudo-locale.ts'
import { translator } from './translator.ts'

const t = translator({
  title: 'Dashboard',
  greeting: 'Good evening, {name}',
  left: { zero: 'No AI scores left', one: '{count} AI score left', other: '{count} AI scores left' },
  total: '{done} of {total}',
})

afterEach(() => setPseudoLocale(false))

test('a message without values is the text itself', () => {
  expect(t('title')).toBe('Dashboard')
})

test('values stand where their names stand', () => {
  expect(t('greeting', { name: 'Niloofar' })).toBe('Good evening, Niloofar')
})

test('the form follows the number, and zero has a form of its own where one is given', () => {
  expect([0, 1, 5].map((count) => t('left', { count }))).toEqual([
    'No AI scores left',
    '1 AI score left',
    '5 AI scores left',
  ])
})

test('numbers are written with separators', () => {
  expect(t('total', { done: 12, total: 1240 })).toBe('12 of 1,240')
})

test('a value that looks like a placeholder is not filled again', () => {
  expect(t('greeting', { name: '{name}' })).toBe('Good evening, {name}')
})

test('the pseudo-locale marks what went through t()', () => {
  setPseudoLocale(true)
  expect(t('title')).toBe('⟦Dashboard⟧')
})
