import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { createWritingRater } from '../index.ts'

// Run by a test as a worker thread: rates one text and posts its engine and marks.
const rater = await createWritingRater()
const rating = await rater.rateWriting({
  text: z.string().parse(workerData),
  promptText: '',
  promptKind: 'passage',
  keyPoints: [],
})
parentPort?.postMessage({ engine: rating.engine.id, marked: rating.findings.length })
