import { createModelTranscriber } from '@rehearsal/speech/transcription'

/** A process that loads a model and lets it hear a second of silence; it ends well only where both work. */
const [, , folder = '', name = ''] = process.argv
const transcriber = await createModelTranscriber(folder, () => import(name))
await transcriber.transcribe(new Float32Array(16_000))
