import type { ReviewCard, ReviewGrade, ReviewResult } from '@rehearsal/contracts/reviews'

/** A review as it goes on. */
export type SessionState = {
  /** Those that are left; the first is shown. */
  cards: readonly ReviewCard[]
  isAnswerShown: boolean
  /** What was typed for a spelling, once the answer is shown. */
  typed: string
  /** Cards that will not come again in this session. */
  finished: number
  /** How often each grade was given. */
  given: Readonly<Record<ReviewGrade, number>>
}

export type SessionEvent =
  | { type: 'shown'; typed: string }
  | { type: 'graded'; grade: ReviewGrade }
  /** The server has the grade, and says what follows from it. */
  | { type: 'delivered'; result: ReviewResult }
  | { type: 'refused'; id: string }

/** As on the server: what is due so soon comes again before the session ends. */
const SOON_SECONDS = 20 * 60

export const startOf = (cards: readonly ReviewCard[]): SessionState => ({
  cards,
  isAnswerShown: false,
  typed: '',
  finished: 0,
  given: { AGAIN: 0, HARD: 0, GOOD: 0, EASY: 0 },
})

/** Goes on at once, whether the server can be reached or not; what it says later is taken in. Pure. */
export function sessionAfter(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'shown':
      return { ...state, isAnswerShown: true, typed: event.typed }
    case 'graded':
      return afterGrade(state, event.grade)
    case 'delivered':
      return afterDelivery(state, event.result)
    case 'refused':
      return without(state, event.id)
  }
}

function afterGrade(state: SessionState, grade: ReviewGrade): SessionState {
  const [card, ...left] = state.cards
  if (card === undefined || !state.isAnswerShown) return state
  const isDueAgain = card.intervalSeconds[grade] <= SOON_SECONDS
  const again = { ...card, version: card.version + 1, isNew: false }
  return {
    cards: isDueAgain ? [...left, again] : left,
    isAnswerShown: false,
    typed: '',
    finished: state.finished + (isDueAgain ? 0 : 1),
    given: { ...state.given, [grade]: state.given[grade] + 1 },
  }
}

function afterDelivery(state: SessionState, { id, version, isDueAgain, intervalSeconds }: ReviewResult): SessionState {
  if (!isDueAgain) return without(state, id)
  // A later grade of the same card may be on its way already.
  const cards = state.cards.map((card) =>
    card.id === id && card.version === version ? { ...card, intervalSeconds } : card,
  )
  return { ...state, cards }
}

/** Whoever looks at a card just now keeps it. */
function without(state: SessionState, id: string): SessionState {
  const cards = state.cards.filter((card, at) => card.id !== id || (at === 0 && state.isAnswerShown))
  return { ...state, cards, finished: state.finished + state.cards.length - cards.length }
}
