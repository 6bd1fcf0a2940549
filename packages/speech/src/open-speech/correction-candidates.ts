/** Finds keywords that may have been said where the recogniser wrote something else. */
import { pronounceTextWord } from '@rehearsal/phonetics/pronunciation/pronounce'
import { tokenize } from '@rehearsal/phonetics/text/tokenize'
import type { Transcript } from '@rehearsal/rating/types'
import type { HypothesisWord, SpeechRecogniser, WordingInText } from '../decoder/recogniser.ts'
import type { SpeechModels } from '../models/speech-models.ts'
import type { HeardTake } from '../spotting/hear-take.ts'
import type { OpenModels } from '../spotting/open-models.ts'
import { surestOf } from '../spotting/spot-keywords.ts'
import type { Keyword } from '../spotting/keyword.ts'
import { type CorrectionEvidence, correctionLogOdds } from './correction-odds.ts'

/** What the sound holds less surely is not asked of the recogniser. */
const LEAST_SOUND = 0.15
/** What fits worse beside what was written is not looked at. */
const WORST_FIT = -6

/** A key word that may have been said where the recogniser wrote the words `from` to `to` (exclusive). */
export type CorrectionCandidate = { keyword: Keyword; from: number; to: number; evidence: CorrectionEvidence }

/**
 * Where keywords may have been said that a text of the built-in recogniser does not hold, and the words of the text. None where `transcript` is not what
 * it writes of this take.
 */
export function correctionCandidates(
  models: SpeechModels,
  open: OpenModels,
  take: HeardTake,
  transcript: Transcript,
  keywords: readonly Keyword[],
  recogniser: () => SpeechRecogniser,
): { words: readonly HypothesisWord[]; candidates: readonly CorrectionCandidate[] } {
  const heard = keywords.flatMap((keyword) => {
    const sound = surestOf(keyword, take, models.acoustic, open)
    return sound >= LEAST_SOUND ? [{ keyword, sound }] : []
  })
  if (heard.length === 0) return { words: [], candidates: [] }
  const wordings = heard.map(({ keyword }) => keyword.text)
  const { words, places } = inOneText(recogniser().places(take.pcm, wordings, WORST_FIT))
  if (withCorrections(words, []) !== transcript.text) return { words, candidates: [] }
  const candidates = heard.flatMap(({ keyword, sound }, i) => bestPlace(places[i] ?? [], keyword, sound, words))
  return { words, candidates: withoutOverlaps(candidates) }
}

type Pieces = ReturnType<SpeechRecogniser['places']>

/** The words of all pieces one behind the other, and for each wording its places among them. */
function inOneText(pieces: Pieces): { words: HypothesisWord[]; places: WordingInText[][] } {
  const words = pieces.flatMap((piece) => piece.words)
  const places = (pieces[0]?.places ?? []).map((_, i) => {
    let before = 0
    return pieces.flatMap((piece) => {
      const at = before
      before += piece.words.length
      const place = piece.places[i] ?? null
      return place === null ? [] : [{ ...place, from: place.from + at, to: place.to + at }]
    })
  })
  return { words, places }
}

/** The best place of a keyword, where it stands in place of something. */
function bestPlace(
  places: readonly WordingInText[],
  keyword: Keyword,
  sound: number,
  words: readonly HypothesisWord[],
): CorrectionCandidate[] {
  const best = places.toSorted((a, b) => b.fit - a.fit)[0]
  if (best === undefined || best.from >= best.to) return []
  const replaced = words.slice(best.from, best.to)
  const sounds = keyword.chains[0]?.phones.length ?? 0
  const soundsReplaced = tokenize(replaced.map(({ text }) => text).join(' ')).flatMap(
    (word) => pronounceTextWord(word)[0] ?? [],
  ).length
  const evidence = {
    sound,
    meanLogProbability: best.meanLogProbability,
    sounds,
    left: Math.max(0, soundsReplaced - sounds) / Math.max(1, sounds, soundsReplaced),
    written: Math.min(...replaced.map(({ lowestLogProbability }) => lowestLogProbability)),
  }
  return [{ keyword, from: best.from, to: best.to, evidence }]
}

/** Of candidates for the same words the likeliest stays. In the order of the text. */
function withoutOverlaps(candidates: readonly CorrectionCandidate[]): CorrectionCandidate[] {
  const odds = (candidate: CorrectionCandidate) => correctionLogOdds(candidate.evidence)
  const kept: CorrectionCandidate[] = []
  for (const candidate of candidates.toSorted((a, b) => odds(b) - odds(a))) {
    if (kept.every(({ from, to }) => candidate.to <= from || candidate.from >= to)) kept.push(candidate)
  }
  return kept.toSorted((a, b) => a.from - b.from)
}

/** The words as one text, with candidates in place of what they stand for; a mark behind the last word stays. */
export function withCorrections(
  words: readonly HypothesisWord[],
  candidates: readonly Omit<CorrectionCandidate, 'evidence'>[],
): string {
  const parts = words.map(({ text }, i) => {
    const candidate = candidates.find(({ from, to }) => i >= from && i < to)
    if (candidate === undefined) return text
    if (candidate.from !== i) return ''
    return `${candidate.keyword.text}${/[.,?!]$/u.exec(words[candidate.to - 1]?.text ?? '')?.[0] ?? ''}`
  })
  return parts.filter((part) => part !== '').join(' ')
}
