import type { BankQuestion, BankRow, HistoryEntry, QuestionPreview } from '@rehearsal/contracts/question-bank'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { shownKey } from '@rehearsal/tasks/shown-key'
import { z } from 'zod'
import type { BankQuestionRecord, BankRowRecord } from './bank-queries.ts'
import type { HistoryItem } from './history-service.ts'
import type { Preview } from './preview-service.ts'

/** Turns a media id into a URL for this administrator. */
export type UrlOf = (mediaId: string) => string

export function presentBankRow(row: BankRowRecord): BankRow {
  return {
    id: row.id,
    taskId: row.taskId,
    title: row.title,
    complexity: row.complexity,
    variants: row.variants,
    state: row.isRetired ? 'retired' : 'published',
    source: row.source,
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function presentBankQuestion(row: BankQuestionRecord, urlOf: UrlOf): BankQuestion {
  const prompt = z.json().parse(row.prompt)
  const answerKey = z.json().parse(shownKey(row.answerKey))
  return { ...presentBankRow(row), prompt, answerKey, media: mediaOf(row.taskId, { prompt, answerKey }, urlOf) }
}

export function presentHistory(item: HistoryItem): HistoryEntry {
  const { revision, action, by, at, reason, changes } = item
  return { revision, action, by, at: at.toISOString(), reason, changes }
}

export function presentPreview({ content, variant, format }: Preview, urlOf: UrlOf): QuestionPreview {
  const prompt = z.json().parse(content.prompt)
  const answerKey = z.json().parse(shownKey(content.answerKey))
  return { prompt, answerKey, media: mediaOf(content.taskId, { prompt, answerKey }, urlOf), variant, format }
}

/** The media that stand where the kind has them. */
function mediaOf(taskId: TaskId, parts: Readonly<Record<string, unknown>>, urlOf: UrlOf): Record<string, string> {
  const { recordings, pictures } = tasks[taskId]
  const ids = [...recordings.map(({ at }) => at), ...pictures].flatMap((place) => {
    const [part = '', field = ''] = place.split('.')
    const id = z.record(z.string(), z.unknown()).safeParse(parts[part]).data?.[field]
    return typeof id === 'string' && id !== '' ? id : []
  })
  return Object.fromEntries(ids.map((id) => [id, urlOf(id)]))
}
