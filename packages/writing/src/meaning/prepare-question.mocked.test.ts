import { expect, test, vi } from 'vitest'

const encoded: string[] = []
vi.mock(import('@rehearsal/meaning/sentence-encoder'), async (load) => {
  const module = await load()
  return {
    ...module,
    createSentenceEncoder: async () => ({
      encode: (texts) => {
        encoded.push(...texts)
        return texts.map(() => new Float32Array(384).fill(1))
      },
      encodeParts: () => [],
      wordVector: () => null,
    }),
  }
})
const { prepareQuestion } = await import('./prepare-question.ts')

const question = {
  promptText: 'The river rose. The town was flooded.',
  keyPoints: [
    {
      point: 'The river rose.',
      cues: [['river']],
      says: ['Water came.', 'It rained a lot.'],
      opposite: ['It was dry.', 'The river fell.'],
    },
  ],
  isDiscussed: false,
}

test('what a question says is encoded when it is opened, and once', async () => {
  await prepareQuestion(question)
  const first = [...encoded]
  expect(first.toSorted()).toEqual([
    'It rained a lot.',
    'It was dry.',
    'The river fell.',
    'The river rose.',
    'The town was flooded.',
    'Water came.',
  ])
  await prepareQuestion(question)
  expect(encoded).toEqual(first)
})
