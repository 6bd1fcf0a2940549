import { z } from 'zod'
import { keyExtras } from '../../key-extras.ts'
import { freeSpeech } from '../../spoken-answer.ts'
import { defineTask, type Issue } from '../../task.ts'
import { keyPointsSchema } from '../../written-answer.ts'
import { summarizeGroupDiscussionFace } from './face.ts'
import { saidIn } from './speakers.ts'

export const summarizeGroupDiscussion = defineTask({
  ...summarizeGroupDiscussionFace,
  prompt: z.object({ audio: z.string() }),
  answerKey: z.object({
    /** What is said, turn by turn. */
    turns: z
      .array(z.object({ speaker: z.string().min(1), text: z.string().min(1).meta({ isLong: true }) }))
      .min(1)
      .meta({ title: 'Discussion' }),
    /** Views of one speaker have a name; the others say how the views relate and what comes of them. */
    keyPoints: keyPointsSchema.element
      .extend({ speaker: z.string().min(1).optional().meta({ title: 'Whose view it is' }) })
      .array()
      .meta({ title: 'Main points' }),
    sampleAnswer: z.string().min(1).meta({ isLong: true }),
    modelAudio: z.string(),
    ...keyExtras,
  }),
  ...freeSpeech(summarizeGroupDiscussionFace.id),
  heldAgainst: { textOf: (_prompt, { turns }) => saidIn(turns) },
  checkKey: (_prompt, { turns, keyPoints }) => strangers(turns, keyPoints),
  check: () => null,
  model: { isScript: false, recordingOf: (_prompt, key) => ({ text: key.sampleAnswer, mediaId: key.modelAudio }) },
  recordings: [
    { at: 'prompt.audio', textOf: (_prompt, key) => saidIn(key.turns) },
    { at: 'answerKey.modelAudio', textOf: (_prompt, key) => key.sampleAnswer },
  ],
})

/** Views of somebody who says nothing. */
function strangers(
  turns: readonly { speaker: string }[],
  keyPoints: readonly { speaker?: string | undefined }[],
): Issue[] | null {
  const speakers = new Set(turns.map(({ speaker }) => speaker))
  const issues = keyPoints.flatMap(({ speaker }, i): Issue[] => {
    if (speaker === undefined || speakers.has(speaker)) return []
    const message = `Nobody in the discussion is called ${speaker}.`
    return [{ path: `answerKey.keyPoints.${i}.speaker`, code: 'unknown', message }]
  })
  return issues.length === 0 ? null : issues
}
