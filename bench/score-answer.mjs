import { rulesOf } from '@rehearsal/exam/formats/formats'
import { scorers } from '@rehearsal/tasks/scorers'

const FORMATS = { 'writing/write-email': 'core-2024' }

/** A text that only tries to earn may have this share of all points at most. */
export const MOST_EARNED = 0.2

/** An answer as the product scores it: its rating, its traits, and the share of all points it earns; `isPointed` false leaves the main points out. */
export async function scoreAnswer(taskId, stored, text, rateWriting, isPointed = true) {
  const format = FORMATS[taskId] ?? 'academic-2025'
  let rating
  const services = {
    rateWriting: async (input) => (rating = await rateWriting(isPointed ? input : { ...input, keyPoints: [] })),
  }
  const scored = {
    prompt: stored.prompt,
    answerKey: { ...stored.answerKey, explanationAudio: '' },
    answer: { answer: text },
  }
  const { total, traits } = await scorers[taskId](scored, { format, rules: rulesOf(format, taskId), services })
  return { rating, traits, share: total.earned / total.max }
}

export const isCalledOffTopic = ({ findings }) => findings.some(({ code }) => code === 'off_topic')
