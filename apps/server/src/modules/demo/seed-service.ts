import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import { z } from 'zod'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { dayIn } from '@rehearsal/exam/learner-day'
import type { Platform } from '../../platform/services.ts'
import { addUser, type NewUser } from '../account/service.ts'
import { addBookmark } from '../bookmarks/service.ts'
import { addSighting } from '../exam-memory/service.ts'
import {
  insertPastAnswer,
  type PastAnswer,
  type PreparedAnswer,
  preparePastAnswer,
} from '../practice/history-service.ts'
import { findQuestionFor, type QuestionRecord } from '../practice/question-service.ts'
import { type DemoAnswer, demoSeed } from './history.ts'
import { demoReporters, demoSightings } from './sightings.ts'

/**
 * Stores the seeded learner with a few weeks of answers, bookmarks and sightings: all of it or, when it is stopped or fails on
 * the way, nothing.
 */
export async function insertHistory(platform: Platform, template: NewUser): Promise<void> {
  const answers = await prepareAnswers(platform, template)
  await transaction(platform.db, async (tx) => {
    await addUser(tx, template)
    for (const answer of answers) await insertPastAnswer(tx, platform, answer)
    await insertMarks(tx, template)
    await insertSightings(tx, template)
  })
}

const daysBefore = ({ createdAt }: NewUser, days: number) => new Date(createdAt.getTime() - days * DAY_MILLISECONDS)

async function prepareAnswers(platform: Platform, template: NewUser): Promise<PreparedAnswer[]> {
  const prepared: PreparedAnswer[] = []
  for (const { questionId, daysAgo, durationSeconds, answer } of demoSeed.answers) {
    const question = await findQuestionFor(platform.db, template, questionId)
    if (!question) continue
    const given = await givenBy(platform, question, answer)
    const answeredAt = daysBefore(template, daysAgo)
    const past = { question, variant: 'ACADEMIC' as const, given, durationSeconds, answeredAt }
    prepared.push(await preparePastAnswer(platform, template.id, past))
  }
  return prepared
}

async function insertMarks(tx: Transaction, template: NewUser): Promise<void> {
  const userId = template.id
  for (const { questionId, mark } of demoSeed.bookmarks) {
    await addBookmark(tx, { userId, questionId, mark, createdAt: daysBefore(template, 2) })
  }
}

/** What other learners saw in their exams. */
async function insertSightings(tx: Transaction, template: NewUser): Promise<void> {
  for (const { id, nickname } of demoReporters) {
    await addUser(tx, { ...template, id, nickname, username: `${nickname.toLowerCase()}-${id.slice(-4)}` })
  }
  for (const { questionId, by, daysAgo, description = null } of demoSightings) {
    const reporter = demoReporters[by]
    if (!reporter) continue
    const createdAt = daysBefore(template, daysAgo)
    const report = { questionId, country: reporter.country, seenOn: dayIn('UTC', createdAt) }
    await addSighting(tx, { ...report, userId: reporter.id, variant: 'ACADEMIC', description, createdAt })
  }
}

const orderKeySchema = z.object({ order: z.array(z.string()) })
const sentenceKeySchema = z.object({ sentence: z.string() })
const readingKeySchema = z.object({ modelAudio: z.string() })

async function givenBy(
  { contentMedia, storage, rating }: Platform,
  { answerKey }: QuestionRecord,
  answer: DemoAnswer,
): Promise<PastAnswer['given']> {
  switch (answer.kind) {
    case 'summary':
      return { parts: { answer: answer.text } }
    case 'order':
      return { parts: { answers: swapped(orderKeySchema.parse(answerKey).order, answer.swap) } }
    case 'dictation':
      return { parts: { answer: slipped(sentenceKeySchema.parse(answerKey).sentence, answer) } }
    case 'reading': {
      const item = await contentMedia.find(readingKeySchema.parse(answerKey).modelAudio)
      if (item?.kind !== 'speech') throw new Error('The question has no model reading.')
      const take = await storage.get(item.objectKey)
      return { take, ...(await rating.checkTake(take, LONGEST_READING_SECONDS)) }
    }
  }
}

const LONGEST_READING_SECONDS = 60

function swapped(order: string[], swap: readonly [number, number] | null): string[] {
  if (!swap) return order
  const [left, right] = swap
  return order.map((id, i) => (i === left ? (order[right] ?? id) : i === right ? (order[left] ?? id) : id))
}

function slipped(
  sentence: string,
  { missing, misspelt }: { missing: readonly number[]; misspelt: readonly number[] },
): string {
  return sentence
    .split(' ')
    .flatMap((word, i) =>
      missing.includes(i) ? [] : misspelt.includes(i) ? [`${word.slice(0, 1)}${word.slice(2)}`] : [word],
    )
    .join(' ')
}
