/** Judges what an essay says: position, development, relevance, and the sides that its prompt asks for. */
import type { KeyPointResult } from '@rehearsal/exam/score'
import { cosine } from '@rehearsal/meaning/vectors'
import { type AnswerMeaning, directionOf } from '../../meaning/answer-meaning.ts'
import type { ParsedText } from '../../text/token.ts'
import { type AskedPart, askedParts, asksForExamples } from './asked-parts.ts'
import { type Development, developmentOf } from './development.ts'
import { type EssaySentence, essaySentences } from './essay-sentences.ts'
import { findPosition, maxBy, type Position } from './position.ts'

/** What share of content is what; without parts that are asked for, theirs goes to development. */
const WEIGHTS = { position: 0.15, parts: 0.2 }
/**
 * A paragraph bears on the question by its similarity with it and with the rest of the essay, added: of those of our graded essays
 * 95 % have 0.8 and more, half of those of other essays less than 0.57.
 */
const BEARING = { none: 0.4, full: 0.7, least: 0.4 }
/** A side is taken up by a sentence with a word of its own at least. */
const LEAST_OWN = 1

/** A sentence as near to the position says it again and is no reason for it. */
const SAME_VIEW = 0.75
const ENDING = 'An ending that agrees with your opening: yours says the opposite'
const LONGEST_QUOTE = 320

type QuoteOf = (span: { start: number; end: number }) => string

/** What was found, with the sentence that shows it, and how much of content it is worth, 0–1. */
export type JudgedEssay = { results: KeyPointResult[]; coverage: number }

const PART_NAMES: Readonly<Record<AskedPart, string>> = {
  otherSide: 'The other side',
  gains: 'What is good about it',
  losses: 'What is bad about it, or may go wrong',
  causes: 'What causes it',
  measures: 'What can be done',
}

/**
 * Judges an essay by what it does: it answers the question, develops its answer with reasons and cases, and takes up each part
 * that is asked for. No argument is required. `quoted` writes a sentence as the learner did.
 */
export function judgeEssay(
  meaning: AnswerMeaning,
  prompt: ParsedText,
  asked: readonly Float32Array[],
  quoted: QuoteOf,
): JudgedEssay {
  const sentences = essaySentences(meaning, prompt, asked)
  const position = findPosition(sentences)
  const bearing = bearingOf(sentences, asked)
  const needsCase = asksForExamples(prompt.text)
  const development = developmentOf(sentences, bearing, { position: position.sentence, needsCase })
  const taken = takenParts(askedParts(prompt.text), sentences, position.sentence)
  const share = taken.size === 0 ? 0 : WEIGHTS.parts
  const takenShare = [...taken.values()].filter((sentence) => sentence !== null).length / Math.max(1, taken.size)
  return {
    results: resultsOf(position, development, taken, { quoted, needsCase }),
    coverage:
      WEIGHTS.position * position.degree + share * takenShare + (1 - WEIGHTS.position - share) * development.degree,
  }
}

/** How far each paragraph bears on the question, 0–1. */
function bearingOf(sentences: readonly EssaySentence[], asked: readonly Float32Array[]): number[] {
  const vectorsOf = (list: readonly EssaySentence[]) => list.map(({ vector }) => vector)
  const count = Math.max(0, ...sentences.map(({ paragraph }) => paragraph + 1))
  return Array.from({ length: count }, (_, place) => {
    const own = sentences.filter(({ paragraph }) => paragraph === place)
    const rest = sentences.filter(({ paragraph }) => paragraph !== place)
    if (own.length === 0 || rest.length === 0) return 1
    const direction = directionOf(vectorsOf(own))
    const nearness =
      Math.max(0, ...asked.map((each) => cosine(each, direction))) +
      cosine(direction, directionOf(vectorsOf(nearest(rest))))
    return Math.min(1, Math.max(BEARING.least, (nearness - BEARING.none) / (BEARING.full - BEARING.none)))
  })
}

/** How well a sentence takes up a part; 0 where it does not. */
const FIT: Readonly<Record<AskedPart, (each: EssaySentence) => number>> = {
  otherSide: ({ concedes }) => (concedes ? 1 : 0),
  gains: ({ gains, losses }) => (gains === 0 ? 0 : 1 + (gains - losses) / 2),
  losses: ({ gains, losses }) => (losses === 0 ? 0 : 1 + (losses - gains) / 2),
  causes: ({ givesCause }) => (givesCause ? 1 : 0),
  measures: ({ values }) => (values ? 1 : 0),
}

/** The half of some sentences that is nearest to the question. */
function nearest(sentences: readonly EssaySentence[]): EssaySentence[] {
  return sentences.toSorted((one, other) => other.nearness - one.nearness).slice(0, Math.ceil(sentences.length / 2))
}

/** For each part the sentence that takes it up best; no sentence stands for two, nor for the writer's position as well. */
function takenParts(
  parts: readonly AskedPart[],
  sentences: readonly EssaySentence[],
  position: EssaySentence | null,
): Map<AskedPart, EssaySentence | null> {
  const taken = new Map<AskedPart, EssaySentence | null>()
  for (const part of parts) {
    const able = sentences.filter(
      (each) => FIT[part](each) > 0 && each.ownWords.length >= LEAST_OWN && !each.isQuestion && each !== position,
    )
    const free = able.filter((each) => ![...taken.values()].includes(each))
    taken.set(
      part,
      maxBy(free, (each) => FIT[part](each) + each.nearness + Math.min(each.ownWords.length, 5) / 20),
    )
  }
  return taken
}

function resultsOf(
  position: Position,
  { reasons, cases }: Development,
  taken: ReadonlyMap<AskedPart, EssaySentence | null>,
  { quoted, needsCase }: { quoted: QuoteOf; needsCase: boolean },
): KeyPointResult[] {
  const used = new Set<EssaySentence>()
  const isRestated = ({ vector }: EssaySentence) =>
    position.sentence !== null && cosine(vector, position.sentence.vector) >= SAME_VIEW
  const grounds = reasons.filter((each) => !isRestated(each))
  const result = (point: string, sentence: EssaySentence | null, isCovered = sentence !== null): KeyPointResult => {
    if (sentence !== null) used.add(sentence)
    return { point, isCovered, quote: sentence === null ? null : shortened(quoted(sentence)) }
  }
  const view = result('Your position', position.sentence, position.degree === 1)
  const parts = [...taken].map(([part, sentence]) => result(PART_NAMES[part], sentence))
  const example = maxBy(
    cases.filter((each) => !used.has(each)),
    caseStrength,
  )
  const exampled = result('An example or a fact', example ?? cases[0] ?? null)
  const last = Math.max(0, ...reasons.map(({ paragraph }) => paragraph))
  const reasonStrength = (each: EssaySentence) => strengthOf(each) - (each.paragraph === last ? 0.15 : 0)
  const first = maxBy(
    grounds.filter((each) => !used.has(each)),
    reasonStrength,
  )
  const one = result('A reason', first)
  const second = maxBy(
    grounds.filter((each) => !used.has(each)),
    (each) => reasonStrength(each) + (each.paragraph === first?.paragraph ? 0 : 0.3),
  )
  const isShown = needsCase || exampled.isCovered
  const { opposite } = position
  const ending = opposite === null ? [] : [result(ENDING, opposite.conclusion, false)]
  return [view, ...ending, one, result('Another reason', second), ...(isShown ? [exampled] : []), ...parts]
}

const strengthOf = ({
  nearness,
  givesCause,
  tellsEffect,
  ownWords,
  concedes,
  isParticular,
  takesSide,
}: EssaySentence) =>
  nearness +
  (givesCause ? 0.3 : 0) +
  (tellsEffect ? 0.1 : 0) +
  Math.min(ownWords.length, 6) / 20 -
  (concedes ? 0.15 : 0) -
  (isParticular ? 0.1 : 0) -
  (takesSide ? 0.1 : 0)

const caseStrength = ({ announcesCase, isParticular, ownWords, nearness }: EssaySentence) =>
  (announcesCase ? 0.3 : 0) + (isParticular ? 0.3 : 0) + Math.min(ownWords.length, 6) / 20 + nearness

/** Of a sentence without an end only its beginning is shown. */
function shortened(quote: string): string {
  if (quote.length <= LONGEST_QUOTE) return quote
  return `${quote.slice(0, quote.lastIndexOf(' ', LONGEST_QUOTE))} …`
}
