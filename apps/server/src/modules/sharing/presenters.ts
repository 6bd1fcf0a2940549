import type { SharedScore, ShareLink } from '@rehearsal/contracts/sharing'
import type { Shared } from './public-service.ts'
import type { LinkRecord } from './queries.ts'

export function presentLink({ token, showsName, showsAnswer, createdAt }: LinkRecord, publicUrl: URL): ShareLink {
  return { url: new URL(`/s/${token}`, publicUrl).href, showsName, showsAnswer, createdAt: createdAt.toISOString() }
}

export function presentShared(shared: Shared): SharedScore {
  const { taskId, variant, score, nickname } = shared
  return {
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

function answerOf({ token, text, objectKey }: Shared): SharedScore['answer'] {
  if (objectKey !== null) return { kind: 'recording', url: `/s/${token}/recording.mp3` }
  return text === null ? null : { kind: 'text', text }
}
