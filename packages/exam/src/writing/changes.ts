import type { Evidence, Finding, MarkCategory, WrittenWord } from '../score.ts'
import type { EvidenceTarget, JudgedPoints } from '../speech/changes.ts'
import { joinedWords } from './joined-words.ts'
import { isLevelled, levelOfShare, nextLevelNeeds, TOP_LEVEL } from './levels.ts'

/** One thing that would raise the score of a written answer, with the points it could bring; null where that cannot be told. */
export type WrittenChange = { gain: number | null; target: EvidenceTarget } & (
  | { kind: 'zeroed'; trait: string; reason: string }
  | { kind: 'missing-points'; points: string[]; isTouched: boolean }
  | { kind: 'foreign-paragraphs'; count: number }
  | { kind: 'form'; reason: string }
  | { kind: 'mistakes'; category: MarkCategory; words: string[] }
  | { kind: 'next-level'; trait: string; needs: string }
)

/** `zeroedBy`: the trait that took this one to nothing. */
type Trait = JudgedPoints & { reason: string; zeroedBy: string | null }

const MOST_CHANGES = 3
/** Less than this does not show in a mark that is written with one decimal. */
const WORTH_TELLING = 0.05
/** A mark that is less sure is shown as “perhaps”, and blamed for no points. */
export const SURE_MARK = 0.8
/** What one mistake costs of its trait at most. */
const COST = { SPELLING: 0.2, GRAMMAR_MINOR: 0.15, GRAMMAR_MODERATE: 0.3, GRAMMAR_CRITICAL: 0.5 } as const

/**
 * The two or three changes that would raise the score of a written answer most, the most valuable first.
 *
 * What a trait lacks is blamed on what is shown: content on paragraphs about something else, then on main points left out,
 * form on its rule, grammar and spelling on marks that are sure, each at what it costs at most. What is left of a trait is what its next level brings.
 * So the gains of one trait never exceed what it lacks. Where one trait took everything to nothing, only that is told.
 */
export function changesOfWriting(
  traits: readonly Trait[],
  evidence: Evidence,
  findings: readonly Pick<Finding, 'code'>[],
): WrittenChange[] {
  if (evidence.kind !== 'text') return []
  const zeroed = zeroedBy(traits)
  if (zeroed.length > 0) return zeroed.map((trait) => zeroChange(trait, evidence.keyPoints))
  const hasSpelling = traits.some(({ name }) => name === 'spelling')
  const costly = mostCostly(traits)
  const foreign = findings.filter(({ code }) => code === 'foreign_paragraph').length
  const all = traits
    .flatMap((trait) =>
      changesOfTrait(trait, evidence, { hasSpelling, foreign }).map((change) => ({
        change,
        isCostly: trait === costly,
      })),
    )
    .filter(({ change: { gain } }) => gain !== null && gain >= WORTH_TELLING)
    .toSorted((a, b) => (b.change.gain ?? 0) - (a.change.gain ?? 0))
  const chosen = all.slice(0, MOST_CHANGES)
  // The trait that is named as the most costly one has its change among them, whatever its next step brings.
  const best = all.find(({ isCostly }) => isCostly)
  if (best !== undefined && !chosen.includes(best)) chosen.splice(-1, 1, best)
  return chosen.map(({ change }) => change)
}

/** The trait that lacks most points to its maximum; null where none lacks any. */
export function mostCostly<T extends JudgedPoints>(traits: readonly T[]): T | null {
  const [first] = traits.toSorted((a, b) => b.max - b.earned - (a.max - a.earned))
  return first && first.max - first.earned >= WORTH_TELLING ? first : null
}

function zeroedBy(traits: readonly Trait[]): Trait[] {
  if (traits.length < 2 || traits.some(({ earned }) => earned > 0)) return []
  const own = traits.filter((trait) => trait.zeroedBy === null)
  return own.length === traits.length ? own.slice(0, 1) : own
}

type TextEvidence = Extract<Evidence, { kind: 'text' }>

/** Whether an answer deals with every main point that is known of its task. */
export function hasAllPoints({ keyPoints }: TextEvidence): boolean {
  return keyPoints.length > 0 && keyPoints.every(({ isCovered }) => isCovered)
}

/** Main points of which nothing is said, or, if something is said of each, those that are only touched on. */
function pointsToWriteAbout({ keyPoints }: TextEvidence): { points: string[]; isTouched: boolean } {
  const open = keyPoints.filter(({ isCovered }) => !isCovered)
  const unsaid = open.filter(({ quote }) => quote === null)
  const isTouched = unsaid.length === 0
  return { points: (isTouched ? open : unsaid).map(({ point }) => point), isTouched }
}

function zeroChange({ name, reason }: Trait, keyPoints: TextEvidence['keyPoints']): WrittenChange {
  const to = name === 'content' && keyPoints.length > 0 ? 'key-points' : 'text'
  return { kind: 'zeroed', trait: name, reason, gain: null, target: { to } }
}

/** What of the whole answer bears on a trait: whether spelling has a trait of its own, how many paragraphs are about something else. */
type Whole = { hasSpelling: boolean; foreign: number }

function changesOfTrait(trait: Trait, evidence: TextEvidence, { hasSpelling, foreign }: Whole): WrittenChange[] {
  const { name, earned, max, reason } = trait
  const missing = max - earned
  if (name === 'form') return [{ kind: 'form', reason, gain: missing, target: { to: 'text' } }]
  if (name === 'content' && foreign > 0) {
    return [{ kind: 'foreign-paragraphs', count: foreign, gain: missing, target: { to: 'text' } }]
  }
  const points = pointsToWriteAbout(evidence)
  if (name === 'content' && points.points.length > 0) {
    return [{ kind: 'missing-points', ...points, gain: missing, target: { to: 'key-points' } }]
  }
  const mistakes = mistakesOf(trait, evidence.words, hasSpelling)
  const blamed = mistakes.reduce((sum, { gain }) => sum + (gain ?? 0), 0)
  return [...mistakes, ...nextLevel(trait, missing - blamed, hasAllPoints(evidence))]
}

/** Marks that belong to a trait, by what they are about. Spelling has a trait of its own, or belongs to vocabulary. */
function mistakesOf(
  { name, earned, max }: Trait,
  words: readonly WrittenWord[],
  hasSpelling: boolean,
): WrittenChange[] {
  const isSpelling = name === 'spelling' || (name === 'vocabulary' && !hasSpelling)
  if (!isSpelling && name !== 'grammar') return []
  const own = joinedWords(words).flatMap(({ word, place }) => {
    const isOwn = word.type !== 'CORRECT' && (word.type === 'SPELLING') === isSpelling && isSureMark(word)
    if (!isOwn || word.type === 'CORRECT') return []
    return [{ place, word: word.word, category: word.category ?? categoryOf(word), cost: COST[word.type] }]
  })
  const whole = own.reduce((sum, { cost }) => sum + cost, 0)
  // The trait of spelling is counted: its mistakes alone explain what it lacks.
  const perCost = Math.min((max - earned) / Math.max(whole, Number.EPSILON), name === 'spelling' ? Infinity : max)
  return [...Map.groupBy(own, ({ category }) => category)].map(([category, marks]) => ({
    kind: 'mistakes',
    category,
    words: marks.map(({ word }) => word),
    gain: marks.reduce((sum, { cost }) => sum + cost * perCost, 0),
    target: { to: 'word', place: marks[0]?.place ?? 0 },
  }))
}

/** Whether a mark is sure enough to be called one; marks of before have no confidence, and were shown as sure. */
export function isSureMark({ confidence }: Pick<WrittenWord, 'confidence'>): boolean {
  return confidence === undefined || confidence >= SURE_MARK
}

function categoryOf({ type, grammarErrorType }: WrittenWord): MarkCategory {
  if (type === 'SPELLING') return 'spelling'
  if (grammarErrorType === 'MISSED') return 'missing-word'
  return grammarErrorType === 'EXTRA' ? 'extra-word' : 'verb'
}

/** What the next level of a trait brings, as far as the trait's marks do not explain what it lacks. */
function nextLevel({ name, earned, max }: Trait, left: number, isComplete: boolean): WrittenChange[] {
  const needs = nextLevelNeeds(name, earned / max, isComplete)
  if (needs === null || !isLevelled(name)) return []
  const brings = ((levelOfShare(earned / max) + 1) / TOP_LEVEL) * max - earned
  return [{ kind: 'next-level', trait: name, needs, gain: Math.min(left, brings), target: { to: 'model' } }]
}
