/** Finds what was read of a text: miscues of a reading, by sounds and recogniser together. */
import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import type { ReadWord } from '../reading/miscues.ts'
import { type PlannedWord, planText } from '../reading/plan-text.ts'
import { reachedWords, readingOfReached, readingOfWhole } from '../reading/reached-text.ts'
import { readWords } from '../reading/read-take.ts'
import { type AddedWord, addedWords } from './added-words.ts'
import { isTextSure } from './is-anything-said.ts'
import { isOtherText } from './is-other-text.ts'
import { mergeAdded, readingOfText } from './merge-added.ts'
import { competingHypothesis } from './competing-hypothesis.ts'
import type { ReadingModels } from './word-models.ts'
import { type SecondPass, type VerifiedReading, verifyWords } from './verify-words.ts'

/** Of one or two words alone the recogniser writes most wrongly. */
export const FEW_WORDS = 2

/** What was read of a text, and what seemed read before it was asked whether the take holds this text at all; mostly the same list. */
export type FoundReading = { read: ReadWord[]; heard: ReadWord[] }

/** What was read, as `findReading` tells it. */
export function findWords(
  models: ReadingModels,
  evidence: FrameEvidence,
  plan: readonly PlannedWord[],
  secondPass?: SecondPass,
): ReadWord[] {
  return findReading(models, evidence, plan, secondPass).read
}

/**
 * What was read: the likeliest path proposes how far the text was read, and which words, the verifier decides word by word. Where the recogniser has a say, no word counts if what it
 * writes by itself is another text, as it finds likely words in anything; and what it writes beside the text may have been added.
 */
export function findReading(
  models: ReadingModels,
  evidence: FrameEvidence,
  plan: readonly PlannedWord[],
  secondPass?: SecondPass,
): FoundReading {
  const found = readWords(evidence, plan)
  const reached = reachedWords(plan, found)
  if (reached.length === plan.length) return judgeWords(models, evidence, { plan, found }, secondPass)
  const own = {
    plan: reached.flatMap((index) => plan.slice(index, index + 1)),
    found: readingOfReached(found, reached),
  }
  const told = judgeWords(models, evidence, own, secondPass)
  const read = readingOfWhole(told.read, reached, plan.length)
  return { read, heard: told.heard === told.read ? read : readingOfWhole(told.heard, reached, plan.length) }
}

function judgeWords(
  models: ReadingModels,
  evidence: FrameEvidence,
  { plan, found }: { plan: readonly PlannedWord[]; found: readonly ReadWord[] },
  secondPass: SecondPass | undefined,
): FoundReading {
  const told = verifyWords(models, evidence, plan, found, secondPass)
  const { read, heard } = told
  if (secondPass === undefined || plan.length <= FEW_WORDS || read.every(({ status }) => status !== 'correct'))
    return { read, heard }
  const written = planText(secondPass.hypothesis())
  const competing = competingHypothesis(models, evidence, { plan, read }, written)
  const said = {
    logOdds: logOddsOfSaid(told),
    entropy: told.entropy(),
    foundShare: foundShareOf(found, read, plan.length),
  }
  if (!isTextSure(told.logOdds) && isOtherText(said, competing))
    return { read: told.nothing(), heard: read.map(doubted) }
  const added = addedWords(models, evidence, { plan, read }, written)
  const whole = added.length === 0 ? read.map(doubted) : withAdded(models, evidence, { plan, added }, secondPass)
  return { read: whole, heard: whole }
}

/** Which share of the text's words both the likeliest path and the verifier take for said. */
function foundShareOf(found: readonly ReadWord[], read: readonly ReadWord[], words: number): number {
  const own = new Set(found.flatMap(({ status, index }) => (status === 'correct' ? [index] : [])))
  return read.filter(({ status, index }) => status === 'correct' && own.has(index)).length / words
}

/** The text read once more with the words that were added. */
function withAdded(
  models: ReadingModels,
  evidence: FrameEvidence,
  { plan, added }: { plan: readonly PlannedWord[]; added: readonly AddedWord[] },
  secondPass: SecondPass,
): ReadWord[] {
  const merged = mergeAdded(plan, added)
  const words = merged.map(({ word }) => word)
  const { read } = verifyWords(models, evidence, words, readWords(evidence, words), secondPass)
  return readingOfText(merged, read.map(doubted), plan)
}

/** Other speech of which the recogniser writes nothing is a drawn-out sound or a hesitation rather than a word. */
function doubted(word: ReadWord): ReadWord {
  return word.status === 'inserted' ? { ...word, isNoWord: true } : word
}

/** The log odds, by their sounds, of the words that were told as said. */
export function logOddsOfSaid({ read, logOdds }: Pick<VerifiedReading, 'read' | 'logOdds'>): number[] {
  return read.flatMap(({ status, index }) => (status === 'correct' ? [logOdds[index] ?? 0] : []))
}
