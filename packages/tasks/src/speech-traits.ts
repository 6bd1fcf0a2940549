import type { SpeechRating } from '@rehearsal/rating/types'
import { heardError } from '@rehearsal/scoring/heard-error'
import { type JudgedTrait, MOST_ERROR } from '@rehearsal/scoring/rated-score'
import { ipaOfPhone } from '@rehearsal/phonetics/phones/ipa-of-phone'
import { LONG_PAUSE_SECONDS } from '@rehearsal/exam/speech/long-pause'

/** What right text loses on average (docs/studies/2026-11-28-how-scores-were-measured.md, content 0.96): decisions that are wrong with certainty. */
const LOST_OF_RIGHT_TEXT = 0.04
/** Of a repeated word, and of an added one that could not be made out, it was not measured how often they are told rightly. */
const COIN_TOSS = 0.5

/** Content of a text that was to be said as it stands: one error for each replaced, left-out or added word. */
export function judgeScriptedContent({ contentShare, miscues, words }: SpeechRating): JudgedTrait {
  const right = miscues.words - miscues.omitted - miscues.replaced
  const slips = [
    count(miscues.omitted, 'left out'),
    count(miscues.replaced, 'replaced'),
    count(miscues.inserted, 'added'),
    count(miscues.repeated, 'repeated'),
  ].filter((slip) => slip !== '')
  const detail = slips.length === 0 ? 'nothing left out or added' : slips.join(', ')
  return {
    share: contentShare,
    standardError: contentError(words, miscues.words),
    reason: `${right} of ${miscues.words} words said as they stand; ${detail}.`,
  }
}

/** By how sure each word is, and what no word's certainty tells. */
function contentError(words: SpeechRating['words'], wordsOfText: number): number {
  const decisions = words.map(({ status, confidence = COIN_TOSS }) => ({ isCounted: status === 'correct', confidence }))
  return Math.min(MOST_ERROR, Math.hypot(LOST_OF_RIGHT_TEXT, heardError(decisions, wordsOfText)))
}

function count(times: number, what: string): string {
  return times === 0 ? '' : `${times} ${what}`
}

/** Below this, of 2, a listener notices that a sound is not quite there. */
const NOTICEABLE = 1.8
const MOST_NAMED = 3

/** Below this share of the text said, what was said is mostly something else, and no trait of it counts in full; nothing is worth nothing. */
const FULL_CONTENT_SHARE = 0.5

/** What counts, 0–1, of an estimate of how a text was said of which so much was said. */
function earned(estimate: number | null, contentShare: number): number {
  return (estimate ?? 0) * Math.min(1, contentShare / FULL_CONTENT_SHARE)
}

/** Pronunciation by the speech rater, as far as the text was said; the reason says what the sounds earned on average, and names the weakest that were said. */
export function judgePronunciation(rating: SpeechRating): JudgedTrait {
  const { estimates, standardErrors, contentShare, phones, words } = rating
  return {
    share: earned(estimates.pronunciation, contentShare),
    standardError: standardErrors.pronunciation,
    reason: phones.length === 0 ? 'No sound could be judged.' : reasonOfSounds(phones, words),
  }
}

function reasonOfSounds(phones: SpeechRating['phones'], words: SpeechRating['words']): string {
  const heard = phones.filter(({ start }) => start !== null)
  const missing = phones.length - heard.length
  if (heard.length === 0) return `None of the sounds was heard.`
  const average = heard.reduce((sum, { score }) => sum + score, 0) / heard.length
  const made = `Judged by how clearly and naturally each sound is said: ${average.toFixed(1)} of 2 on average`
  const counted = missing === 0 ? made : `${made} where it was heard; ${missing} of ${phones.length} were not`
  const weakest = heard
    .filter(({ score }) => score < NOTICEABLE)
    .toSorted((a, b) => a.score - b.score)
    .map(({ phone, word }) => `/${ipaOfPhone(phone)}/ in “${words.find(isWordOfText(word))?.word ?? ''}”`)
  const named = [...new Set(weakest)].slice(0, MOST_NAMED)
  return named.length === 0 ? `${counted}.` : `${counted}. Weakest: ${named.join(', ')}.`
}

const isWordOfText =
  (place: number) =>
  ({ index, status }: SpeechRating['words'][number]): boolean =>
    index === place && status !== 'inserted' && status !== 'repeated'

/** Oral fluency by the speech rater, as far as the text was said. */
export function judgeFluency(rating: SpeechRating): JudgedTrait {
  const { estimates, standardErrors, contentShare, wordsPerMinute, pauses } = rating
  const long = pauses.filter(({ start, end }) => end - start >= LONG_PAUSE_SECONDS).length
  return {
    share: earned(estimates.fluency, contentShare),
    standardError: standardErrors.fluency,
    reason: `${wordsPerMinute} words a minute, ${long === 1 ? '1 long pause' : `${long} long pauses`}.`,
  }
}
