import { expect, test } from 'vitest'
import { Shelf } from './shelf.ts'

const turn = { voice: 'slt', text: 'Good morning.' } as const

test('a recording that several questions share stands on the shelf once', () => {
  const shelf = new Shelf()
  expect(shelf.speak({ turns: [turn] })).toBe(shelf.speak({ turns: [{ ...turn }] }))
  expect(shelf.media).toEqual([{ id: expect.any(String), kind: 'speech', script: { turns: [turn] } }])
})

test.each([
  ['another voice', { turns: [{ ...turn, voice: 'rms' as const }] }],
  ['another text', { turns: [{ ...turn, text: 'Good night.' }] }],
  ['a second turn', { turns: [turn, turn] }],
  ['a beep', { turns: [turn], endsInBeep: true }],
])('%s makes another recording', (_what, script) => {
  const shelf = new Shelf()
  expect(shelf.speak(script)).not.toBe(shelf.speak({ turns: [turn] }))
  expect(shelf.media).toHaveLength(2)
})

test('pictures stand beside recordings, all by ascending id', () => {
  const shelf = new Shelf()
  const ids = [shelf.draw('<svg/>'), shelf.speak({ turns: [turn] }), shelf.draw('<svg></svg>')]
  expect(shelf.media.map(({ id }) => id)).toEqual(ids.toSorted())
  expect(shelf.media.find(({ id }) => id === ids[0])).toEqual({ id: ids[0], kind: 'picture', svg: '<svg/>' })
})
