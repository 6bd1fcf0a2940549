import type { Transcriber } from '@rehearsal/rating/types'
import { expect, test } from 'vitest'
import { ServiceError } from '../http-client.ts'
import { createTranscripts } from './transcripts.ts'

const take = new Uint8Array(1)

/** A transcriber that answers as its turns say: a text, or null for a failure. */
function aTranscriber(source: 'service' | 'model', ...turns: (string | null)[]) {
  let calls = 0
  const transcriber: Transcriber = {
    source,
    transcribe: async () => {
      const text = turns[Math.min(calls, turns.length - 1)]
      calls += 1
      if (text === null || text === undefined) throw new ServiceError('It is down.')
      return { source, text, words: [], confidence: null }
    },
  }
  return { transcriber, calls: () => calls }
}

function aChain(...of: { transcriber: Transcriber }[]) {
  const lines: unknown[] = []
  const clock = { now: 0 }
  const log = { warn: (...line: unknown[]) => void lines.push(line) }
  const transcripts = createTranscripts(
    of.map(({ transcriber }) => transcriber),
    log,
    () => clock.now,
  )
  return { lines, clock, write: () => transcripts.write(take, 10) }
}

test('the first that writes something down is believed, and the next is asked where it fails', async () => {
  const service = aTranscriber('service', null, 'it rose')
  const model = aTranscriber('model', 'it was raised')
  const { write } = aChain(service, model)
  expect(await write()).toMatchObject({ source: 'model', text: 'it was raised' })
  expect(await write()).toMatchObject({ source: 'service', text: 'it rose' })
  expect(model.calls()).toBe(1)
})

test('more words than a mouth can say in the time, or none, are as good as no transcript', async () => {
  const chain = aChain(aTranscriber('service', Array.from({ length: 300 }, (_, i) => `w${i}`).join(' '), ''))
  expect([await chain.write(), await chain.write()]).toEqual([null, null])
  expect(chain.lines).toHaveLength(2)
})

test('who failed twice is left in peace for half a minute, then tried by one call, and longer each time', async () => {
  const service = aTranscriber('service', null, null, null, 'it rose')
  const { write, clock } = aChain(service)
  for (let i = 0; i < 5; i++) expect(await write()).toBeNull()
  expect(service.calls()).toBe(2)
  clock.now = 30_000
  expect(await Promise.all([write(), write()])).toEqual([null, null])
  expect(service.calls()).toBe(3)
  clock.now = 80_000
  await write()
  expect(service.calls()).toBe(3)
  clock.now = 90_000
  expect(await write()).toMatchObject({ text: 'it rose' })
  expect(await write()).toMatchObject({ text: 'it rose' })
})

test('what is logged names the source and the reason, and no word of the learner', async () => {
  const failing: Transcriber = {
    source: 'model',
    transcribe: () => Promise.reject(new Error('cannot parse “my secret”')),
  }
  const { write, lines } = aChain(aTranscriber('service', null), { transcriber: failing })
  expect(await write()).toBeNull()
  expect(lines).toMatchObject([
    [{ source: 'service', reason: 'It is down.' }, expect.any(String)],
    [{ source: 'model' }, expect.any(String)],
  ])
  expect(JSON.stringify(lines)).not.toContain('secret')
})
