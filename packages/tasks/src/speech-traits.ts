import type { SpeechRating } from '@rehearsal/raters/types'
import type { JudgedTrait } from '@rehearsal/scoring/rated-score'

/** A pause that a listener notices; the exam publishes no figure, Speechace counts from 0.5 s as medium, from 1 s as long. */
export const LONG_PAUSE_SECONDS = 1

/** Content of a text that was to be said as it stands: one error for each replaced, left-out or added word. */
export function judgeScriptedContent({ contentShare, miscues }: SpeechRating): JudgedTrait {
  const right = miscues.words - miscues.omitted - miscues.replaced
  const slips = [
    count(miscues.omitted, 'left out'),
    count(miscues.replaced, 'replaced'),
    count(miscues.inserted, 'added'),
    count(miscues.repeated, 'repeated'),
  ].filter((slip) => slip !== '')
  const detail = slips.length === 0 ? 'nothing left out or added' : slips.join(', ')
  return { share: contentShare, reason: `${right} of ${miscues.words} words said as they stand; ${detail}.` }
}

function count(times: number, what: string): string {
  return times === 0 ? '' : `${times} ${what}`
}

/** Pronunciation by the speech rater. */
export function judgePronunciation({ estimates, standardErrors, phones }: SpeechRating): JudgedTrait {
  const unclear = phones.filter(({ score }) => score < 1).length
  return {
    share: estimates.pronunciation ?? 0,
    standardError: standardErrors.pronunciation,
    reason:
      phones.length === 0
        ? 'No sound could be judged.'
        : `${phones.length - unclear} of ${phones.length} sounds clear enough to be understood at once.`,
  }
}

/** Oral fluency by the speech rater. */
export function judgeFluency({ estimates, standardErrors, wordsPerMinute, pauses }: SpeechRating): JudgedTrait {
  const long = pauses.filter(({ start, end }) => end - start >= LONG_PAUSE_SECONDS).length
  return {
    share: estimates.fluency ?? 0,
    standardError: standardErrors.fluency,
    reason: `${Math.round(wordsPerMinute)} words a minute, ${long === 1 ? '1 long pause' : `${long} long pauses`}.`,
  }
}
