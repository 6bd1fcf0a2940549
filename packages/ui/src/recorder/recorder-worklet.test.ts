import { expect, test, vi } from 'vitest'

type Processor = { process(inputs: Float32Array[][]): boolean }

/** The file as the audio thread runs it. */
async function aWorklet() {
  const posted: Float32Array[][] = []
  const made: Processor[] = []
  class AudioWorkletProcessor {
    port = { postMessage: (blocks: Float32Array[]) => void posted.push(blocks) }
  }
  vi.stubGlobal('AudioWorkletProcessor', AudioWorkletProcessor)
  vi.stubGlobal('registerProcessor', (_name: string, Class: new () => Processor) => void made.push(new Class()))
  vi.resetModules()
  await import(/* @vite-ignore */ new URL('recorder-worklet.js', import.meta.url).href)
  vi.unstubAllGlobals()
  const hear = (channels: Float32Array[], times: number) => {
    for (let time = 0; time < times; time += 1) for (const processor of made) processor.process([channels])
  }
  return { posted, hear }
}

const quantum = (value: number) => new Float32Array(128).fill(value)

test('each channel comes as a block of its own, whole', async () => {
  const { posted, hear } = await aWorklet()
  hear([quantum(0.5), quantum(-0.5)], 16)
  expect(posted).toEqual([[new Float32Array(2048).fill(0.5), new Float32Array(2048).fill(-0.5)]])
})

test('a microphone that turns from one channel into two, and back, loses nothing', async () => {
  const { posted, hear } = await aWorklet()
  hear([quantum(0.5)], 8)
  hear([quantum(0.25), quantum(-0.25)], 24)
  hear([quantum(0.5)], 16)
  expect(posted.map((blocks) => blocks.length)).toEqual([1, 2, 1])
  expect(posted.map(([first]) => first?.length)).toEqual([2048, 2048, 2048])
})

test('no input posts nothing', async () => {
  const { posted, hear } = await aWorklet()
  hear([], 40)
  expect(posted).toEqual([])
})
