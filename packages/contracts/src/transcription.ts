import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The longest sentence whose words are checked, in characters. */
const LONGEST_TEXT = 300

/** Base64 of an mp3, without a prefix. Its bytes are checked by the server. */
export const audioSchema = z
  .string()
  .trim()
  .min(1, 'Record something first')
  .regex(/^[A-Za-z0-9+/\s]*={0,2}$/u, 'Send the mp3 as base64, without a prefix')

/** Writes down a recording (specification §7.4), or says which words of a given sentence were said in it. */
export const transcribe = endpoint({
  method: 'POST',
  path: '/api/transcription',
  tag: 'transcription',
  access: 'learner',
  statuses: [200],
  summary: 'What is said in a recording; with a text, which of its words were said',
  body: z.strictObject({
    audio: audioSchema,
    /** The sentence that was to be said. With it no transcriber is needed. */
    text: z.string().trim().min(1).max(LONGEST_TEXT).optional(),
  }),
  response: z.object({ transcription: z.string() }),
})
