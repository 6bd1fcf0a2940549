import { z } from 'zod'
import { keyExtras } from '../../key-extras.ts'
import { defineTask } from '../../task.ts'
import { writtenSubmission } from '../../written-answer.ts'
import { writeFromDictationFace } from './face.ts'

export const writeFromDictation = defineTask({
  ...writeFromDictationFace,
  /** `audio` is the media id of the spoken sentence. */
  prompt: z.object({ audio: z.string() }),
  answerKey: z.object({ sentence: z.string().min(1), ...keyExtras }),
  submission: writtenSubmission,
  answer: writtenSubmission,
  check: (_prompt, { answer }) =>
    answer.trim() === '' ? [{ path: 'answer', code: 'empty', message: 'Type the sentence first.' }] : null,
  recordings: [{ at: 'prompt.audio', textOf: (_prompt, key) => key.sentence }],
})
