import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { createSentenceEncoder } from '../encoder/sentence-encoder.ts'

const jobSchema = z.object({ weights: z.instanceof(SharedArrayBuffer), sentences: z.array(z.string()) })

const { weights, sentences } = jobSchema.parse(workerData)
const encoder = await createSentenceEncoder({ weights })
parentPort?.postMessage(encoder.encode(sentences))
