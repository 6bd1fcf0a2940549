import type { Change } from '@rehearsal/exam/speech/changes'
import { ipaOfPhone } from '@rehearsal/phonetics/phones/ipa-of-phone'
import { rateBand } from '@rehearsal/exam/speech/rate-band'
import type { WrittenChange } from '@rehearsal/exam/writing/changes'
import { t } from '../messages.ts'
import { soundAdvice } from './sound-advice.ts'
import { traitLabel } from './trait-label.ts'

export type AnyChange = Change | WrittenChange

const MOST_WORDS = 3

/** What is wrong, and what to do about it. */
export function textsOfChange(change: AnyChange): { what: string; todo: string } {
  switch (change.kind) {
    case 'left-out':
      return { what: t('change_leftOut', wordsOf(change.words)), todo: t('do_leftOut') }
    case 'replaced':
      return { what: t('change_replaced', wordsOf(change.words)), todo: t('do_replaced') }
    case 'added':
      return { what: t('change_added', wordsOf(change.words)), todo: t('do_added') }
    case 'stress':
      return { what: t('change_stress', wordsOf(change.words)), todo: t('do_stress') }
    case 'sound':
      return soundTexts(change)
    case 'key-points':
      return pointTexts(change)
    case 'zeroed':
    case 'form':
    case 'missing-points':
    case 'foreign-paragraphs':
    case 'mistakes':
    case 'next-level':
      return writtenTexts(change)
    default:
      return flowTexts(change)
  }
}

function writtenTexts(change: WrittenChange): { what: string; todo: string } {
  switch (change.kind) {
    case 'zeroed':
      return { what: t('change_zeroed', { trait: traitLabel(change.trait) }), todo: change.reason }
    case 'form':
      return { what: t('change_form'), todo: change.reason }
    case 'missing-points':
      return {
        what: t(change.isTouched ? 'change_touchedPoints' : 'change_missingPoints', { count: change.points.length }),
        todo: t(change.isTouched ? 'do_touchedPoints' : 'do_missingPoints', { point: change.points[0] ?? '' }),
      }
    case 'foreign-paragraphs':
      return { what: t('change_foreignParagraphs', { count: change.count }), todo: t('do_foreignParagraphs') }
    case 'mistakes':
      return {
        what: t('change_mistakes', { category: t(`category_${change.category}`), words: wordsOf(change.words).words }),
        todo: t(`do_${change.category}`),
      }
    case 'next-level':
      return { what: t('change_nextLevel', { trait: traitLabel(change.trait) }), todo: change.needs }
  }
}

function soundTexts({ phone, heardAs, words }: Extract<Change, { kind: 'sound' }>) {
  const values = { symbol: ipaOfPhone(phone), words: wordsOf(words).words }
  const what =
    heardAs === null ? t('change_sound', values) : t('change_soundAs', { ...values, heard: ipaOfPhone(heardAs) })
  return { what, todo: soundAdvice(phone) }
}

function pointTexts({ points, reversed, isRough }: Extract<Change, { kind: 'key-points' }>) {
  const values = { count: points.length, point: points[0] ?? '' }
  if (reversed === points.length)
    return { what: t('change_pointsReversed', values), todo: t('do_pointsReversed', values) }
  const todo = isRough ? t('do_pointsRough') : t('do_points', values)
  return { what: t(reversed === 0 ? 'change_points' : 'change_pointsMixed', values), todo }
}

function flowTexts(change: Extract<Change, { kind: 'pauses' | 'stumbles' | 'slow' | 'fast' }>) {
  const band = { low: rateBand.lowWordsPerMinute, high: rateBand.highWordsPerMinute }
  switch (change.kind) {
    case 'pauses':
      return {
        what: t('change_pauses', { count: change.count, seconds: change.longestSeconds.toFixed(1) }),
        todo: t('do_pauses'),
      }
    case 'stumbles':
      return { what: t('change_stumbles', { count: change.count }), todo: t('do_stumbles') }
    case 'slow':
      return { what: t('change_slow', { rate: change.wordsPerMinute }), todo: t('do_slow', band) }
    case 'fast':
      return { what: t('change_fast', { rate: change.wordsPerMinute }), todo: t('do_fast', band) }
  }
}

/** Up to three words, and how many more there are. */
function wordsOf(all: readonly string[]): { count: number; words: string } {
  const words = [...new Set(all)]
  const named = words
    .slice(0, MOST_WORDS)
    .map((word) => `“${word}”`)
    .join(', ')
  const more = words.length - MOST_WORDS
  return { count: all.length, words: more > 0 ? t('more', { words: named, count: more }) : named }
}
