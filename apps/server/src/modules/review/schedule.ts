import { type ReviewGrade, reviewGradeSchema } from '@rehearsal/contracts/reviews'
import { type CardInput, fsrs, type Grade, Rating, State } from 'ts-fsrs'
import { z } from 'zod'

const cardStates = ['new', 'learning', 'review', 'relearning'] as const

/** What the scheduler knows of a card, as its row holds it. */
export const cardStateSchema = z.object({
  state: z.enum(cardStates),
  dueAt: z.date(),
  /** Days until the chance of recalling it falls to nine in ten; 0 for a new card. */
  stability: z.number().min(0),
  /** 1 to 10; 0 for a new card. */
  difficulty: z.number().min(0).max(10),
  scheduledDays: z.number().int().min(0),
  learningSteps: z.number().int().min(0),
  reps: z.number().int().min(0),
  lapses: z.number().int().min(0),
  lastReviewAt: z.date().nullable(),
})
export type CardState = z.infer<typeof cardStateSchema>

/** A card that was never shown. */
export const newCard = (now: Date): CardState => ({
  state: 'new',
  dueAt: now,
  stability: 0,
  difficulty: 0,
  scheduledDays: 0,
  learningSteps: 0,
  reps: 0,
  lapses: 0,
  lastReviewAt: null,
})

/** No fuzz: the same input always gives the same date, so that the interval on a button is the one it sets. */
const scheduler = fsrs({ enable_fuzz: false })

const ratings = {
  AGAIN: Rating.Again,
  HARD: Rating.Hard,
  GOOD: Rating.Good,
  EASY: Rating.Easy,
} as const satisfies Record<ReviewGrade, Grade>

const stateNumbers = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const satisfies Record<CardState['state'], State>

/**
 * The card after a grade (FSRS-6 by ts-fsrs). It is due at the plain date, but while the exam lies ahead never after
 * `examEndsAt`, the last instant of its day; null where no exam is set. A better grade never comes back sooner. Pure.
 */
export function graded(card: CardState, grade: ReviewGrade, now: Date, examEndsAt: Date | null): CardState {
  // Clocks of two machines may differ: a review is never before the last one.
  const at = card.lastReviewAt !== null && card.lastReviewAt > now ? card.lastReviewAt : now
  const next = afterReview(card, ratings[grade], at)
  const isPastExam = examEndsAt !== null && examEndsAt >= at && next.dueAt > examEndsAt
  return isPastExam ? { ...next, dueAt: examEndsAt } : next
}

/** When the card would come back after each grade. Pure. */
export function dueDates(card: CardState, now: Date, examEndsAt: Date | null): Record<ReviewGrade, Date> {
  const dueAfter = (grade: ReviewGrade) => graded(card, grade, now, examEndsAt).dueAt
  return { AGAIN: dueAfter('AGAIN'), HARD: dueAfter('HARD'), GOOD: dueAfter('GOOD'), EASY: dueAfter('EASY') }
}

/** How many seconds it would be until the card comes back, after each grade. Pure. */
export function intervalSeconds(card: CardState, now: Date, examEndsAt: Date | null): Record<ReviewGrade, number> {
  const due = dueDates(card, now, examEndsAt)
  const until = (grade: ReviewGrade) => Math.max(0, Math.round((due[grade].getTime() - now.getTime()) / 1000))
  return { AGAIN: until('AGAIN'), HARD: until('HARD'), GOOD: until('GOOD'), EASY: until('EASY') }
}

function afterReview(card: CardState, grade: Grade, at: Date): CardState {
  const input: CardInput = {
    state: stateNumbers[card.state],
    due: card.dueAt,
    stability: card.stability,
    difficulty: card.difficulty,
    elapsed_days: 0,
    scheduled_days: card.scheduledDays,
    learning_steps: card.learningSteps,
    reps: card.reps,
    lapses: card.lapses,
    last_review: card.lastReviewAt,
  }
  const { card: next } = scheduler.next(input, at, grade)
  return {
    state: cardStates[next.state],
    dueAt: next.due,
    stability: next.stability,
    difficulty: next.difficulty,
    scheduledDays: next.scheduled_days,
    learningSteps: next.learning_steps,
    reps: next.reps,
    lapses: next.lapses,
    lastReviewAt: at,
  }
}

export const grades = reviewGradeSchema.options
