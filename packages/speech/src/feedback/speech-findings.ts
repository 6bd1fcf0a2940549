/** Puts what was found in a reading into words for the learner. */
import type { Finding, Pause } from '@rehearsal/exam/score'
import { isSureWord } from '@rehearsal/exam/speech/evidence-of-speech'
import { LONG_PAUSE_SECONDS } from '@rehearsal/exam/speech/long-pause'
import { ipaOfPhone } from '@rehearsal/phonetics/phones/ipa-of-phone'
import type { SpeechRating } from '@rehearsal/rating/types'
import type { PlannedWord } from '../reading/plan-text.ts'
import { RATE_ADVICE } from './rate-advice.ts'
import { disfluencyFindings, overlaps, stressFindings } from './prosody-findings.ts'

/** At a full stop or a comma a reader may breathe, up to this long. */
const LONG_BREATH_SECONDS = 2.5
const OTHER_TEXT_SHARE = 0.3
const OTHER_TEXT_MIN_WORDS = 3
/** Of a stretch that was read this share of the words is said at least. */
const STRETCH_SHARE = 0.6
const MAX_SOUND_FINDINGS = 6
const WEAK_SOUND_SCORE = 0.8
const SLOW_WORDS_PER_MINUTE = 80
const FAST_WORDS_PER_MINUTE = 210
const RATE_MIN_WORDS = 6

type Rated = Omit<SpeechRating, 'findings'>

/** Stands for a word that was added and could not be made out. */
export const UNKNOWN_WORD = '…'

/** What is worth telling the learner about a take, in the order of the recording after what concerns the whole of it. */
export function collectFindings(rating: Rated, plan: readonly PlannedWord[], isSilent = false): Finding[] {
  if (isSilent) return [NO_SPEECH]
  if (plan.length === 0) return []
  if (rating.contentShare < OTHER_TEXT_SHARE && plan.length >= OTHER_TEXT_MIN_WORDS && !holdsStretch(rating)) {
    return [OTHER_TEXT]
  }
  const local = [
    ...wordFindings(rating),
    ...soundFindings(rating),
    ...stressFindings(rating),
    ...disfluencyFindings(rating),
    ...pauseFindings(rating, plan),
  ]
  return [...rateFindings(rating), ...local.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))]
}

/** Whether the words that were said stand together in the text, as those of a beginning do; what another text shares with it lies scattered. */
function holdsStretch({ words }: Rated): boolean {
  const said = words.flatMap(({ status, index }) => (status === 'correct' ? [index] : []))
  const span = (said.at(-1) ?? 0) - (said[0] ?? 0) + 1
  return said.length >= OTHER_TEXT_MIN_WORDS && said.length >= STRETCH_SHARE * span
}

const NO_SPEECH: Finding = {
  code: 'no_speech',
  severity: 'critical',
  message: 'No speech was heard. Check the microphone and record again.',
}

const OTHER_TEXT: Finding = {
  code: 'other_text',
  severity: 'critical',
  message: 'What was said is not the text that was to be said. Say it word for word.',
}

function wordFindings(rating: Rated): Finding[] {
  let last = 0
  return rating.words.flatMap((word): Finding[] => {
    const start = word.start ?? last
    const end = word.end ?? start
    last = end
    const quoted = `“${word.word}”`
    if (!isSureWord(word) && (word.status === 'omitted' || word.status === 'replaced')) {
      const message = `${quoted} may not have been said clearly. Listen to this place.`
      return [{ code: 'word_unsure', severity: 'minor', start, end, message }]
    }
    if (word.status === 'omitted') {
      return [{ code: 'word_omitted', severity: 'moderate', start, end, message: `${quoted} was left out.` }]
    }
    if (word.status === 'replaced') {
      const message = `${quoted} was not heard; something else was said in its place.`
      return [{ code: 'word_replaced', severity: 'moderate', start, end, message }]
    }
    if (word.status === 'repeated') {
      return [{ code: 'word_repeated', severity: 'minor', start, end, message: `${quoted} was said more than once.` }]
    }
    const message = addedMessage(word)
    const isDisfluency = (rating.signs?.disfluencies ?? []).some((disfluency) => overlaps(word, disfluency))
    return word.status === 'inserted' && !isDisfluency
      ? [{ code: 'word_inserted', severity: 'minor', start, end, message }]
      : []
  })
}

/** Other speech of which no word is known was found with little certainty, so it is told softly. */
function addedMessage(word: Rated['words'][number]): string {
  if (word.word === UNKNOWN_WORD) return 'There may be extra words or a hesitation here.'
  const quoted = `“${word.word}”`
  return isSureWord(word)
    ? `${quoted} was added; it is not in the text.`
    : `${quoted} may have been added; it is not in the text. Listen to this place.`
}

/** The weakest sound of each word, weakest words first, a handful in all. */
function soundFindings(rating: Rated): Finding[] {
  const right = new Set(rating.words.filter((word) => word.status === 'correct').map((word) => word.index))
  const texts = new Map(rating.words.map((word) => [word.index, word.status === 'inserted' ? null : word.word]))
  const weak = rating.phones
    .filter((phone) => phone.start !== null && right.has(phone.word))
    .filter((phone) => phone.score < WEAK_SOUND_SCORE || phone.heardAs !== undefined)
    .toSorted((a, b) => a.score - b.score)
  const firstOfWord = weak.filter((phone, i) => weak.findIndex((other) => other.word === phone.word) === i)
  return firstOfWord.slice(0, MAX_SOUND_FINDINGS).map((phone) => {
    const sound = `“${texts.get(phone.word) ?? ''}”: /${ipaOfPhone(phone.phone)}/`
    const heard = phone.heardAs === undefined ? null : ipaOfPhone(phone.heardAs)
    return {
      code: 'sound_wrong',
      severity: phone.score < WEAK_SOUND_SCORE ? 'moderate' : 'minor',
      ...(phone.start === null ? {} : { start: phone.start }),
      ...(phone.end === null ? {} : { end: phone.end }),
      message: heard === null ? `${sound} was not clear.` : `${sound} sounded like /${heard}/.`,
    }
  })
}

function pauseFindings({ words, pauses }: Rated, plan: readonly PlannedWord[]): Finding[] {
  return pauses.flatMap((pause): Finding[] => {
    const { start, end } = pause
    const isBreath = isAtPunctuation(pause, words, plan)
    if (end - start < (isBreath ? LONG_BREATH_SECONDS : LONG_PAUSE_SECONDS)) return []
    const advice = isBreath
      ? 'Breathe here, and read on at once.'
      : 'Keep the phrase together and breathe at a comma or full stop.'
    const message = `A pause of ${(end - start).toFixed(1)} seconds. ${advice}`
    return [{ code: 'long_pause', severity: 'minor', start, end, message }]
  })
}

/** The borders of words and pauses are rounded, and not to the same digits. */
const SAME_MOMENT_SECONDS = 0.005

/** Whether the text has a mark where the pause was made; words that were left out there count with their marks. */
function isAtPunctuation({ start, end }: Pause, words: Rated['words'], plan: readonly PlannedWord[]): boolean {
  const before = words.findLast((word) => word.end !== null && word.end <= start + SAME_MOMENT_SECONDS)
  const after = words.find((word) => word.start !== null && word.start >= end - SAME_MOMENT_SECONDS)
  return plan.slice(before?.index ?? 0, after?.index).some(({ isBeforePunctuation }) => isBeforePunctuation)
}

function rateFindings(rating: Rated): Finding[] {
  const rate = rating.wordsPerMinute
  if (rating.miscues.words < RATE_MIN_WORDS || rate === 0) return []
  if (rate < SLOW_WORDS_PER_MINUTE) {
    const message = `You read ${rate} words a minute, which is slow. ${RATE_ADVICE}`
    return [{ code: 'speech_slow', severity: 'minor', message }]
  }
  const message = `You read ${rate} words a minute, which is fast. ${RATE_ADVICE}`
  return rate > FAST_WORDS_PER_MINUTE ? [{ code: 'speech_fast', severity: 'minor', message }] : []
}
