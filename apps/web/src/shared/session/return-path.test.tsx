import { afterEach, expect, test } from 'vitest'
import { keepReturnAfterEnd, keepReturnOfVisitor, noteEnding, takeReturn } from './return-path.ts'

const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub })).replaceAll('=', '')}.signature`
const page = '/dashboard/writing/essay/question/7?complexities=HARD#answer'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('whoever signs in again is led back to the page, with its query, once', () => {
  noteEnding(tokenOf('ana'))
  keepReturnAfterEnd(page)
  expect(takeReturn(tokenOf('ana'))).toBe(page)
  expect(takeReturn(tokenOf('ana'))).toBeNull()
})

test('another learner is not led there, and then nobody is', () => {
  noteEnding(tokenOf('ana'))
  keepReturnAfterEnd(page)
  expect(takeReturn(tokenOf('ben'))).toBeNull()
  expect(takeReturn(tokenOf('ana'))).toBeNull()
})

test('who signs out is led nowhere', () => {
  noteEnding(tokenOf('ana'))
  noteEnding(null)
  keepReturnAfterEnd(page)
  expect(takeReturn(tokenOf('ana'))).toBeNull()
})

test('a token that does not say for whom it speaks leads nowhere', () => {
  noteEnding('opaque')
  keepReturnAfterEnd(page)
  expect(takeReturn('opaque')).toBeNull()
})

test('a visitor who meant a page is led there, whoever they are', () => {
  keepReturnOfVisitor(page)
  expect(takeReturn(tokenOf('ben'))).toBe(page)
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
  sessionStorage.setItem('returnTo', text)
  expect(takeReturn(tokenOf('ana'))).toBeNull()
})
