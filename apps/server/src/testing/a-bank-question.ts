import { mediaIdOf, type PackScript, speechOf } from '@rehearsal/content/pack'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { samples } from '@rehearsal/tasks/samples'
import { imageTypeSchema } from '@rehearsal/exam/codes'
import { z } from 'zod'
import { insertMedia } from '../modules/question-bank/queries.ts'
import { withValueAt } from '../modules/question-bank/json-path.ts'
import { aQuestion, type QuestionOptions } from './a-question.ts'
import type { TestApp } from './an-app.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
export const A_PICTURE = { id: mediaIdOf(svg), kind: 'picture' as const, svg }

/** The sample of a kind with the recordings and the picture that the content builder would have given it. */
export function sampleParts(taskId: TaskId, voice: PackScript['turns'][number]['voice'] = 'awb') {
  const { recordings, pictures } = tasks[taskId]
  const { prompt, answerKey } = samples[taskId]
  const speeches = recordings.map((recording) => {
    const turns = recording
      .textOf(prompt, answerKey)
      .split('\n')
      .map((text) => ({ voice, text }))
    const { endsInBeep } = recording
    return { at: recording.at, speech: speechOf({ turns, ...(endsInBeep ? { endsInBeep } : {}) }) }
  })
  const spoken = speeches.reduce<unknown>((json, { at, speech }) => withValueAt(json, at, speech.id), {
    prompt,
    answerKey,
  })
  const parts = pictures.reduce<unknown>((json, at) => withValueAt(json, at, A_PICTURE.id), spoken)
  return { parts: Object(parts), media: [...speeches.map(({ speech }) => speech), A_PICTURE] }
}

/** A kind that shows pictures says in its prompt of which type; the list filters by it. */
const imageSchema = z.object({ imageType: imageTypeSchema.optional() })

/** A stored question of a kind, whole, as the import of the built bank leaves it; and its id. */
export async function aBankQuestion(app: TestApp, taskId: TaskId, options: QuestionOptions = {}): Promise<number> {
  const { parts, media } = sampleParts(taskId)
  await insertMedia(app.platform.db, media, app.clock.now())
  const { imageType } = imageSchema.parse(parts.prompt)
  return aQuestion(app, taskId, { ...parts, ...(imageType === undefined ? {} : { imageType }), ...options })
}
