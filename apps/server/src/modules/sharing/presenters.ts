import type { SharedReport, SharedScore, ShareLink } from '@rehearsal/contracts/sharing'
import type { Shared, SharedAnswer } from './public-service.ts'
import type { LinkRecord } from './queries.ts'

export function presentLink({ token, showsName, showsAnswer, createdAt }: LinkRecord, publicUrl: URL): ShareLink {
  return { url: new URL(`/s/${token}`, publicUrl).href, showsName, showsAnswer, createdAt: createdAt.toISOString() }
}

export function presentShared(shared: Shared): SharedScore | SharedReport {
  return shared.kind === 'answer' ? presentAnswer(shared) : presentReport(shared)
}

function presentReport({
  form,
  variant,
  endedAt,
  scores,
  nickname,
}: Extract<Shared, { kind: 'report' }>): SharedReport {
  return { kind: 'report', form, pteType: variant, endedAt: endedAt.toISOString(), scores, nickname }
}

function presentAnswer(shared: SharedAnswer): SharedScore {
  const { taskId, variant, score, nickname } = shared
  return {
    kind: 'answer',
    taskId,
    pteType: variant,
    total: { earned: score.total.earned, max: score.total.max },
    listening: score.skills.listening ?? null,
    reading: score.skills.reading ?? null,
    speaking: score.skills.speaking ?? null,
    writing: score.skills.writing ?? null,
    items: score.traits.map(({ trait, points }) => ({ title: trait, value: points.earned, maxValue: points.max })),
    nickname,
    answer: answerOf(shared),
  }
}

function answerOf({ token, text, objectKey }: SharedAnswer): SharedScore['answer'] {
  if (objectKey !== null) return { kind: 'recording', url: `/s/${token}/recording.mp3` }
  return text === null ? null : { kind: 'text', text }
}
