import { z } from 'zod'
import { keyExtras } from '../../key-extras.ts'
import { recordedAnswerSchema, recordedSubmission } from '../../spoken-answer.ts'
import { defineTask } from '../../task.ts'
import { repeatSentenceFace } from './face.ts'

export const repeatSentence = defineTask({
  ...repeatSentenceFace,
  prompt: z.object({ audio: z.string() }),
  answerKey: z.object({ sentence: z.string().min(1), ...keyExtras }),
  submission: recordedSubmission,
  answer: recordedAnswerSchema,
  check: () => null,
  model: { isScript: true, recordingOf: ({ audio }, { sentence }) => ({ text: sentence, mediaId: audio }) },
  recordings: [{ at: 'prompt.audio', textOf: (_prompt, key) => key.sentence }],
})
