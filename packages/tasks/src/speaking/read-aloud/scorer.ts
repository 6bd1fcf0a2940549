import type { SpeechRating } from '@rehearsal/raters/types'
import { ratedScore, type JudgedTrait } from '@rehearsal/scoring/rated-score'
import { scorerOf } from '../../scorer.ts'
import { readAloud } from './definition.ts'

/**
 * Content by the words read right, pronunciation and fluency by the speech rater.
 *
 * Exam rules §3.1: one content error for each replaced, left-out or added word, over the words of the text.
 */
export const scoreReadAloud = scorerOf(readAloud, async ({ prompt, answer }, { format, rules, services }) => {
  const rating = await services.rateScriptedSpeech(answer.recordingId, prompt.text)
  return ratedScore({
    format,
    rules,
    engine: rating.engine,
    judged: { content: content(rating), pronunciation: pronunciation(rating), fluency: fluency(rating) },
    findings: rating.findings,
    evidence: {
      kind: 'speech',
      seconds: rating.seconds,
      words: rating.words,
      phones: rating.phones,
      pauses: rating.pauses,
    },
    estimates: rating.estimates,
  })
})

function content({ contentShare, miscues }: SpeechRating): JudgedTrait {
  const right = miscues.words - miscues.omitted - miscues.replaced
  const slips = [
    count(miscues.omitted, 'left out'),
    count(miscues.replaced, 'replaced'),
    count(miscues.inserted, 'added'),
    count(miscues.repeated, 'repeated'),
  ].filter((slip) => slip !== '')
  const detail = slips.length === 0 ? 'nothing left out or added' : slips.join(', ')
  return { share: contentShare, reason: `${right} of ${miscues.words} words read as written; ${detail}.` }
}

function count(times: number, what: string): string {
  return times === 0 ? '' : `${times} ${what}`
}

function pronunciation({ estimates, standardErrors, phones }: SpeechRating): JudgedTrait {
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

/** A pause that a listener notices; the exam publishes no figure, Speechace counts from 0.5 s as medium, from 1 s as long. */
const LONG_PAUSE_SECONDS = 1

function fluency({ estimates, standardErrors, wordsPerMinute, pauses }: SpeechRating): JudgedTrait {
  const long = pauses.filter(({ start, end }) => end - start >= LONG_PAUSE_SECONDS).length
  return {
    share: estimates.fluency ?? 0,
    standardError: standardErrors.fluency,
    reason: `${Math.round(wordsPerMinute)} words a minute, ${long === 1 ? '1 long pause' : `${long} long pauses`}.`,
  }
}
