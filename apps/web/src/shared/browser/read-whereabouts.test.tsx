import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../leave-page.ts'
import { startSignIn } from '../session/sign-in.ts'
import { leadHome, readWhereabouts } from './read-whereabouts.ts'

const HOME = 'https://class.example'

function setUpFor(publicOrigin: string) {
  const meta = document.createElement('meta')
  meta.name = 'public-origin'
  meta.content = publicOrigin
  document.head.append(meta)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('isSecureContext', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
  document.querySelector('meta[name="public-origin"]')?.remove()
})

test('without a word of the server a page stays where it is', () => expect(readWhereabouts().kind).toBe('right'))

test('a page leads home; who goes round in circles is told instead, and later led again', () => {
  setUpFor(HOME)
  const leave = vi.spyOn(page, 'leaveForGood').mockReturnValue()
  for (let time = 1; time <= 3; time += 1) {
    expect(readWhereabouts()).toMatchObject({ kind: 'leads', address: `${HOME}/` })
    leadHome(`${HOME}/`)
  }
  expect(leave).toHaveBeenCalledWith(`${HOME}/`)
  expect(readWhereabouts()).toMatchObject({ kind: 'elsewhere' })
  vi.advanceTimersByTime(10_001)
  expect(readWhereabouts()).toMatchObject({ kind: 'leads' })
})

test.each([HOME, location.origin])('who comes back here by %s is not led again', (origin) => {
  setUpFor(HOME)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${origin}/`)
  expect(readWhereabouts()).toMatchObject({ kind: 'elsewhere' })
})

test('a shared score is read at any address, and signing in from it goes by the start page there', async () => {
  setUpFor(HOME)
  expect(readWhereabouts('/s/abc').kind).toBe('right')
  const leave = vi.spyOn(page, 'leaveFor').mockReturnValue()
  await startSignIn()
  expect(leave).toHaveBeenCalledExactlyOnceWith('/')
})
