import type { Points } from '@rehearsal/exam/points'
import type { Engine, Finding, Score, Total, TraitScore } from '@rehearsal/exam/score'
import { traitSchema } from '@rehearsal/exam/trait'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { rulesOf } from '@rehearsal/exam/formats/formats'
import type { TaskId } from '@rehearsal/exam/task-ids'

/** One line of the output. */
export type RatedRow = {
  id: string | number
  engine: Engine
  total: Total
  /** Null for a trait of the format that could not be judged; with the standard error of `earned`. */
  traits: Record<string, RatedTrait | null>
  estimates: Record<string, number | null>
  words: unknown[]
  phones: unknown[]
  /** Of free speech: where its words come from. */
  transcriptSource?: string
  findings: RatedFinding[]
}

type RatedTrait = Points & Pick<TraitScore, 'standardError'>

type RatedFinding = Pick<Finding, 'code' | 'severity' | 'message' | 'suggestion'> & { span?: [number, number] }

export type FailedRow = { id: string | number | null; error: { code: string; message: string } }

/** A score in the shape researchers read. */
export function presentScore(id: string | number, score: Score, format: FormatId, taskId: TaskId): RatedRow {
  const judged = new Map(score.traits.map((scored) => [scored.trait, presentTrait(scored)]))
  const { evidence } = score
  return {
    id,
    engine: score.engine,
    total: score.total,
    traits: Object.fromEntries(
      rulesOf(format, taskId).traits.map(({ trait }) => [traitSchema.parse(trait), judged.get(trait) ?? null]),
    ),
    estimates: score.estimates,
    words: evidence.kind === 'none' ? [] : evidence.words,
    phones: phonesOf(evidence),
    ...(evidence.kind === 'open-speech' ? { transcriptSource: evidence.transcriptSource ?? 'spotting' } : {}),
    findings: score.findings.map(presentFinding),
  }
}

function presentTrait({ points, standardError }: TraitScore): RatedTrait {
  return { ...points, ...(standardError === undefined ? {} : { standardError }) }
}

function phonesOf(evidence: Score['evidence']): unknown[] {
  if (evidence.kind === 'speech') return evidence.phones
  return evidence.kind === 'open-speech' ? (evidence.phones ?? []) : []
}

function presentFinding({ code, severity, message, suggestion, start, end }: Finding): RatedFinding {
  return {
    code,
    severity,
    ...(start !== undefined && end !== undefined ? { span: [start, end] } : {}),
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
  }
}
