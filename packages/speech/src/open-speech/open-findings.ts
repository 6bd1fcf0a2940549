/** Puts what was found in open speech into words for the learner. */
import type { Finding } from '@rehearsal/exam/score'
import type { OpenSpeechRating } from '@rehearsal/rating/types'
import { notEnglish } from '@rehearsal/rating/not-english'
import { RATE_ADVICE } from '../feedback/rate-advice.ts'

export const NO_SPEECH: Finding = {
  code: 'no_speech',
  severity: 'critical',
  message: 'No speech was heard. Check the microphone and record again.',
}

const NOTHING_OF_THE_SUBJECT: Finding = {
  code: 'nothing_of_the_subject',
  severity: 'critical',
  message:
    'We heard nothing of what the question is about, so this answer earns nothing for content. This is a rough estimate: only key words are listened for.',
  suggestion:
    'If you did speak about it, say its key words clearly and record again; if not, speak about the question.',
}

/** Told instead of what else could be said of words that are none. */
export const NOT_ENGLISH = notEnglish('This does not sound like English, so this answer earns nothing for content.')

/** A transcript that the sound does not bear out; said so that nobody wonders why its words are not there. */
export const TRANSCRIPT_UNUSED: Finding = {
  code: 'transcript_unused',
  severity: 'info',
  message: 'What was written down of this recording does not fit its sound, so key words were listened for instead.',
}

/** Said before what was said is judged: that rests on words that may not be the learner's. */
export const TRANSCRIPT_UNSURE: Finding = {
  code: 'transcript_unsure',
  severity: 'info',
  message: 'Much of this recording could not be written down for sure, so what you said may earn more than is shown.',
  suggestion: 'If the words shown are not yours, come closer to the microphone and say each word to its end.',
}

/** Key words that were put in place of what the recogniser wrote, so that nobody wonders where they come from. */
export function correctionFindings(keywords: readonly string[]): Finding[] {
  if (keywords.length === 0) return []
  const quoted = keywords.map((keyword) => `“${keyword}”`).join(', ')
  return [
    {
      code: 'key_words_unsure',
      severity: 'info',
      message: `Not heard for sure, but counted as said: ${quoted}.`,
      suggestion: 'Say your key words clearly and to their ends: then they are heard for sure.',
    },
  ]
}

const LONG_PAUSE_SECONDS = 1.5
const MAX_PAUSE_FINDINGS = 4
const MAX_POINT_FINDINGS = 4
const FEW_WORDS_SECONDS = 15
const SLOW_WORDS_PER_MINUTE = 80

type Rated = Omit<OpenSpeechRating, 'findings'>

/** What is worth telling the learner about open speech: the whole of it first, then points, then places. */
export function openFindings(rated: Rated, speechSeconds: number): Finding[] {
  const subject = rated.keyPoints.length > 0 && rated.coverage === 0 ? [NOTHING_OF_THE_SUBJECT] : []
  return [...subject, ...lengthFindings(rated, speechSeconds), ...pointFindings(rated), ...pauseFindings(rated)]
}

function lengthFindings({ wordsPerMinute }: Rated, speechSeconds: number): Finding[] {
  if (speechSeconds < FEW_WORDS_SECONDS) {
    const message = `You spoke for about ${Math.round(speechSeconds)} seconds. Use more of the time that you have.`
    return [{ code: 'few_words', severity: 'moderate', message }]
  }
  if (wordsPerMinute >= SLOW_WORDS_PER_MINUTE) return []
  const message = `You spoke about ${wordsPerMinute} words a minute, which is slow. ${RATE_ADVICE}`
  return [{ code: 'speech_slow', severity: 'minor', message }]
}

/** Spotting misses words, so a missing point is put as a question to check, not as a fault. */
function pointFindings({ keyPoints }: Rated): Finding[] {
  return keyPoints
    .filter(({ isCovered }) => !isCovered)
    .slice(0, MAX_POINT_FINDINGS)
    .map(({ point, quote }) => ({
      code: 'main_point_missing',
      severity: 'info',
      message: `${quote === null ? 'Not heard' : 'Heard only in part'}: ${point}`,
      suggestion: 'If you said it, say its key words more clearly; if not, add it.',
    }))
}

function pauseFindings({ pauses }: Rated): Finding[] {
  return pauses
    .filter(({ start, end }) => end - start >= LONG_PAUSE_SECONDS)
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, MAX_PAUSE_FINDINGS)
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => ({
      code: 'long_pause',
      severity: 'minor',
      start,
      end,
      message: `A pause of ${(end - start).toFixed(1)} seconds. Go on with a linking phrase while you think.`,
    }))
}
