import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecogniser, hasRecogniser } from './recogniser.ts'

/** The browser's recogniser as a test plays it. */
class FakeRecognition extends EventTarget {
  static made: FakeRecognition[] = []
  lang = ''
  continuous = false
  interimResults = false
  calls: string[] = []
  constructor() {
    super()
    FakeRecognition.made.push(this)
  }
  start = () => void this.calls.push('start')
  stop = () => void this.calls.push('stop')
  abort = () => void this.calls.push('abort')
  hear(...texts: string[]) {
    const results = texts.map((transcript) => [{ transcript }])
    this.dispatchEvent(Object.assign(new Event('result'), { results }))
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
  }
  end = () => void this.dispatchEvent(new Event('end'))
}
const last = () => FakeRecognition.made.at(-1) ?? new FakeRecognition()

beforeEach(() => {
  FakeRecognition.made = []
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function started() {
  const recogniser = createRecogniser()
  if (recogniser === null) throw new Error('There is a recogniser.')
  recogniser.start('en-US')
  return recogniser
}

test('a browser without one has none', () => {
  expect(hasRecogniser()).toBe(true)
  vi.unstubAllGlobals()
  expect([hasRecogniser(), createRecogniser()]).toEqual([false, null])
})

test('it listens in English for as long as is recorded, and gives all it heard', async () => {
  const recogniser = started()
  expect(last()).toMatchObject({ lang: 'en-US', continuous: true, calls: ['start'] })
  last().hear('the river')
  last().hear('the river rose', ' in the night')
  const finished = recogniser.finish()
  last().hear('the river rose', ' in the night', ' and fell')
  last().end()
  expect(await finished).toBe('the river rose in the night and fell')
  expect(last().calls).toEqual(['start', 'stop', 'abort'])
})

test('it is started again when it ends by itself, and keeps what it heard', async () => {
  const recogniser = started()
  last().hear('the river rose')
  last().end()
  expect(FakeRecognition.made).toHaveLength(2)
  last().hear('and fell')
  const finished = recogniser.finish()
  last().end()
  expect(await finished).toBe('the river rose and fell')
})

test('one that is refused is not started again, and what it heard is there at once', async () => {
  const recogniser = started()
  last().hear('the river')
  last().fail('not-allowed')
  last().end()
  expect(FakeRecognition.made).toHaveLength(1)
  expect(await recogniser.finish()).toBe('the river')
})

test('one that never ends is waited for a second and a half', async () => {
  vi.useFakeTimers()
  const recogniser = started()
  last().hear('the river')
  const finished = recogniser.finish()
  await vi.advanceTimersByTimeAsync(1500)
  expect(await finished).toBe('the river')
})

test('a new recording knows nothing of the last one, and a late word of that is not heard', async () => {
  const recogniser = started()
  const first = last()
  first.hear('the first try')
  recogniser.start('en-US')
  first.hear('the first try again')
  const finished = recogniser.finish()
  last().end()
  expect(await finished).toBe('')
  expect(first.calls).toContain('abort')
})

test('one that ends at once is not started for ever, and one that throws harms nothing', async () => {
  started()
  for (let i = 0; i < 50; i++) last().end()
  expect(FakeRecognition.made.length).toBeLessThan(25)
  vi.stubGlobal(
    'webkitSpeechRecognition',
    class extends FakeRecognition {
      override start = () => {
        throw new Error('already started')
      }
    },
  )
  expect(() => started()).not.toThrow()
})
