import type { EngineFamily, Marking } from './marking.ts'

// Where each number comes from, and what was measured with it: docs/mock-test-report.md.

/** After so many days an answer counts half as much as one of today. Ours: nobody's practice was followed for long enough to fit it. */
export const HALF_LIFE_DAYS = 30
/** What is older tells nothing of today and is left out: it would count less than a sixteenth. */
export const OLDEST_DAYS = 4 * HALF_LIFE_DAYS

/** A question that was met before says half as much: part of its marks may be memory. */
export const SEEN_INFORMATION = 0.5
/** Standard deviation of what memory adds to the share of a question that was met before. Ours. */
export const SEEN_SHIFT = 0.06

/**
 * Variance between the items of a kind for one learner, over share × (1 − share): 1 where an item earns all or nothing. It holds what the
 * items differ in and what chance adds, without the engines' errors.
 */
export const ITEM_SPREAD: Readonly<Record<Marking, number>> = { 'one-mark': 1, key: 0.3, speech: 0.012, text: 0.03 }
/** So many items say as much of the spread between items as the table above. */
export const SPREAD_ITEMS = 3

/** The part of an engine's standard error that stays the same in all answers of a learner: it is too strict or too mild with a voice or a style. */
export const SYSTEMATIC_PART: Readonly<Record<EngineFamily, number>> = { speech: 0.45, text: 0.45 }
/** The part of it that is drawn anew with each answer. */
export const RANDOM_PART: Readonly<Record<EngineFamily, number>> = { speech: 0.35, text: 0.8 }
/** Standard error of the share of a judged answer whose engine gave none. */
export const UNKNOWN_ERROR: Readonly<Record<EngineFamily, number>> = { speech: 0.1, text: 0.11 }

/** Standard deviation of a learner's true shares: of the kinds of a skill about the skill, and of the skills about the whole. */
export const KIND_SPREAD = 0.11
export const SKILL_SPREAD = 0.11

/** Points by which a score may move in a day for all we know; over n days √n times as many. Ours. */
export const DRIFT_POINTS = 0.8
