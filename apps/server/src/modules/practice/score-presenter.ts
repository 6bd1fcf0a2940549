import type { ScoreDetail } from '@rehearsal/contracts/attempts'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { currentFormat, formats, hasTask, rulesOf } from '@rehearsal/exam/formats/formats'
import type { WordRange } from '@rehearsal/exam/formats/format'
import type { Score, TraitScore } from '@rehearsal/exam/score'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { type Trait, traitSchema } from '@rehearsal/exam/trait'

/** The score detail of specification §3, every field named. */
export function presentScore(score: Score, taskId: TaskId, variant: ExamVariant, timeTaken: number): ScoreDetail {
  const words = score.evidence.kind === 'text' ? score.evidence.words : []
  const academic = limitsOf(score.format, taskId, 'ACADEMIC')
  const core = limitsOf(score.format, taskId, 'CORE')
  return {
    total: score.total,
    listening: score.skills.listening ?? null,
    reading: score.skills.reading ?? null,
    speaking: score.skills.speaking ?? null,
    writing: score.skills.writing ?? null,
    timeTaken,
    correctWords: correctWords(score),
    spellingError: words.filter(({ type }) => type === 'SPELLING').length,
    grammaticalError: words.filter(({ type }) => type.startsWith('GRAMMAR_')).length,
    pteType: variant,
    minWordCountAcademic: academic?.min ?? null,
    maxWordCountAcademic: academic?.max ?? null,
    minWordCountCore: core?.min ?? null,
    maxWordCountCore: core?.max ?? null,
    words,
    items: score.traits.map(presentTrait),
    comparisons: score.comparisons,
    findings: score.findings,
    evidence: score.evidence,
    estimates: score.estimates,
    engine: score.engine,
    format: score.format,
  }
}

function presentTrait(scored: TraitScore): ScoreDetail['items'][number] {
  const { trait, points, reason, standardError } = scored
  return {
    title: trait,
    value: points.earned,
    maxValue: points.max,
    content: reason,
    standardError: standardError ?? null,
    zeroedBy: zeroedBy(scored),
  }
}

/** Scores of before say it in their reason alone. */
function zeroedBy({ zeroedBy: rule, reason }: TraitScore): Trait | null {
  return rule ?? traitSchema.safeParse(/^Not counted, because (\S+) earned nothing\.$/u.exec(reason)?.[1]).data ?? null
}

/** Words right: of a text, of a reading aloud, or rows of a comparison. */
function correctWords({ evidence, comparisons }: Score): number {
  if (evidence.kind === 'text') return evidence.words.filter(({ type }) => type === 'CORRECT').length
  if (evidence.kind === 'speech' || evidence.kind === 'open-speech') {
    return evidence.words.filter(({ status }) => status === 'correct').length
  }
  return comparisons.filter(({ isCorrect }) => isCorrect).length
}

/** The word limits of a variant: those the answer was marked by where it is of that variant. */
function limitsOf(format: string, taskId: TaskId, variant: ExamVariant): WordRange | undefined {
  const marked = formatIdSchema.safeParse(format)
  const isOfVariant = marked.success && formats[marked.data].variant === variant
  const used = isOfVariant ? marked.data : currentFormat[variant]
  return hasTask(used, taskId) ? rulesOf(used, taskId).form?.full : undefined
}
