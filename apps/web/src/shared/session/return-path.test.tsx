import { afterEach, expect, test } from 'vitest'
import { noteEnding } from '../api/ended-session.ts'
import { keepReturnAfterEnd, keepReturnOfVisitor, takeReturn } from './return-path.ts'

const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub })).replaceAll('=', '')}.signature`
const page = '/dashboard/writing/essay/question/7?complexities=HARD#answer'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('whoever signs in again is led back to the page, with its query, once', () => {
  noteEnding(tokenOf('ana'), { isByHand: false })
  keepReturnAfterEnd(page)
  expect(takeReturn(tokenOf('ana'))).toBe(page)
  expect(takeReturn(tokenOf('ana'))).toBeNull()
})

test('another learner is not led there, and then nobody is', () => {
  noteEnding(tokenOf('ana'), { isByHand: false })
  keepReturnAfterEnd(page)
  expect(takeReturn(tokenOf('ben'))).toBeNull()
  expect(takeReturn(tokenOf('ana'))).toBeNull()
})

test('who signs out is led nowhere', () => {
  noteEnding(tokenOf('ana'), { isByHand: true })
  keepReturnAfterEnd(page)
  expect(takeReturn(tokenOf('ana'))).toBeNull()
})

test('a token that does not say for whom it speaks leads nowhere', () => {
  noteEnding('opaque', { isByHand: false })
  keepReturnAfterEnd(page)
  keepReturnOfVisitor(page)
  expect(takeReturn('opaque')).toBeNull()
})

test('a visitor who meant a page is led there, whoever they are', () => {
  keepReturnOfVisitor(page)
  expect(takeReturn(tokenOf('ben'))).toBe(page)
})

const earlier = '/dashboard/reading'

test('Back after a session that ended by itself leaves the place as it is: whose it was is led there, nobody else', () => {
  for (const [name, place] of [
    ['ana', page],
    ['ben', null],
  ] as const) {
    noteEnding(tokenOf('ana'), { isByHand: false })
    keepReturnAfterEnd(page)
    keepReturnOfVisitor(earlier)
    expect(takeReturn(tokenOf(name))).toBe(place)
  }
})

test.each([true, false])('Back after a session that was ended by hand (%s) leads nobody else there', (isByHand) => {
  noteEnding(tokenOf('ana'), { isByHand })
  keepReturnOfVisitor(earlier)
  expect(takeReturn(tokenOf('ben'))).toBeNull()
  // Whoever has signed in since has nothing to do with it.
  keepReturnOfVisitor(earlier)
  expect(takeReturn(tokenOf('ben'))).toBe(earlier)
})

test.each([true, false])('whose session ended (by hand: %s) is led to what they meant afterwards', (isByHand) => {
  noteEnding(tokenOf('ana'), { isByHand })
  keepReturnOfVisitor(earlier)
  expect(takeReturn(tokenOf('ana'))).toBe(earlier)
})

test('what was kept for one learner gives way to what another left', () => {
  noteEnding(tokenOf('ana'), { isByHand: false })
  keepReturnAfterEnd(page)
  noteEnding(tokenOf('ben'), { isByHand: true })
  keepReturnOfVisitor(earlier)
  expect(takeReturn(tokenOf('ben'))).toBe(earlier)
})

test.each([
  '/',
  '/callback?code=1',
  '/interaction/9',
  '/dashboards',
  '//evil.example/dashboard',
  'https://evil.example/',
])('nobody is led to %s', (path) => {
  keepReturnOfVisitor(path)
  sessionStorage.setItem('returnTo', sessionStorage.getItem('returnTo') ?? JSON.stringify({ path, subject: null }))
  expect(takeReturn(tokenOf('ana'))).toBeNull()
})

test.each(['{', 'null', '{"path":7}', '7'])('what is kept but cannot be read leads nowhere: %s', (text) => {
  localStorage.setItem('sessionEndedFor', text)
  keepReturnAfterEnd(page)
  sessionStorage.setItem('returnTo', sessionStorage.getItem('returnTo') ?? text)
  expect(takeReturn(tokenOf('ana'))).toBeNull()
})
