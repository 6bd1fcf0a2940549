import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseServerSentEvents } from './server-sent-events.ts'

/** The events of `text` when it arrives cut at these places, in bytes. */
async function eventsOf(text: string, cuts: readonly number[] = []) {
  const bytes = new TextEncoder().encode(text)
  const places = [...new Set([0, ...cuts, bytes.length])].toSorted((a, b) => a - b)
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const [index, start] of places.entries()) controller.enqueue(bytes.slice(start, places[index + 1]))
      controller.close()
    },
  })
  const events = []
  for await (const event of parseServerSentEvents(body)) events.push(event)
  return events
}

test('an event has its data and its id', async () => {
  expect(await eventsOf('id: 3\ndata: {"step":"scored"}\n\n')).toEqual([{ id: '3', data: '{"step":"scored"}' }])
})

test('several data lines are one text', async () => {
  expect(await eventsOf('data: a\ndata: b\n\n')).toEqual([{ id: null, data: 'a\nb' }])
})

test('comments, events without data and an unfinished event are left out', async () => {
  expect(await eventsOf(': keep-alive\n\nid: 1\n\ndata: a\n\ndata: unfin')).toEqual([{ id: null, data: 'a' }])
})

test('lines may end with a carriage return', async () => {
  expect(await eventsOf('id: 1\r\ndata: a\r\n\r\ndata: b\r\n\r\n')).toEqual([
    { id: '1', data: 'a' },
    { id: null, data: 'b' },
  ])
})

test('it does not matter where the network cuts the stream', async () => {
  const text = 'id: 1\r\ndata: {"word":"café"}\r\n\r\n: ping\n\nid: 2\ndata: ü\ndata: 2\n\n'
  const whole = await eventsOf(text)
  expect(whole).toHaveLength(2)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: new TextEncoder().encode(text).length })), async (cuts) => {
      expect(await eventsOf(text, cuts)).toEqual(whole)
    }),
  )
})
