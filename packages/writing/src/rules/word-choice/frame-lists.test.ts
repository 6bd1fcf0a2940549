import { expect, test } from 'vitest'
import { CALQUE_FRAMES } from '@rehearsal/english/phrases/calque-frames'
import { CLASS_FRAMES } from '@rehearsal/english/phrases/class-frames'
import { DEGREE_FRAMES } from '@rehearsal/english/phrases/degree-frames'
import { LETTER_FRAMES } from '@rehearsal/english/phrases/letter-frames'
import { MORE_PREPOSITION_FRAMES } from '@rehearsal/english/phrases/more-preposition-frames'
import { MORE_VERB_FRAMES } from '@rehearsal/english/phrases/more-verb-frames'
import { NOUN_FRAMES } from '@rehearsal/english/phrases/noun-frames'
import { ORDER_FRAMES } from '@rehearsal/english/phrases/order-frames'
import { PHRASE_FRAMES } from '@rehearsal/english/phrases/phrase-frames'
import { PREPOSITION_FRAMES } from '@rehearsal/english/phrases/preposition-frames'
import { TIME_PLACE_FRAMES } from '@rehearsal/english/phrases/time-place-frames'
import { USAGE_FRAMES } from '@rehearsal/english/phrases/usage-frames'
import { VERB_FRAMES } from '@rehearsal/english/phrases/verb-frames'
import { WORD_CHOICE_FRAMES } from '@rehearsal/english/phrases/word-choice-frames'
import { SETS_OF_WORDS, TESTS_OF_TOKENS } from '../rule/frame-kinds.ts'

const LISTS = {
  CALQUE_FRAMES,
  CLASS_FRAMES,
  DEGREE_FRAMES,
  LETTER_FRAMES,
  MORE_PREPOSITION_FRAMES,
  MORE_VERB_FRAMES,
  NOUN_FRAMES,
  ORDER_FRAMES,
  PHRASE_FRAMES,
  PREPOSITION_FRAMES,
  TIME_PLACE_FRAMES,
  USAGE_FRAMES,
  VERB_FRAMES,
  WORD_CHOICE_FRAMES,
}
const FORMS = new Set(['base', 'third', 'ing', 'past', 'participle'])

/** What is wrong with the writing of a frame, in words. */
function faultsOf(frame: string): string[] {
  const [left = '', right = '', ...more] = frame.split('>').map((part) => part.trim())
  const words = left.split(/\s+/u)
  const isContext = (word: string) => word === '^' || word.startsWith('(')
  const core = words.slice(
    words.findIndex((word) => !isContext(word)),
    words.findLastIndex((word) => !isContext(word)) + 1,
  )
  const kinds = [...left.matchAll(/@[\w-]+/gu)].map(([kind]) => kind)
  const references = [...right.matchAll(/\$(?<number>\d)(?:\.(?<form>\w+))?/gu)].map(({ groups }) => groups)
  return [
    ...(right === '' || more.length > 0 ? ['is no “wrong > right”'] : []),
    ...(core.some(isContext) ? ['has brackets amid its words'] : []),
    ...(words.some((word) => isContext(word) && word !== '^' && !/^\(!?[^\s()]+\)\??$/u.test(word))
      ? ['has broken brackets']
      : []),
    ...kinds.filter((kind) => !(kind in SETS_OF_WORDS) && !(kind in TESTS_OF_TOKENS)).map((kind) => `knows no ${kind}`),
    ...references.flatMap((reference) =>
      Number(reference?.number) > core.length ? [`has no $${reference?.number}`] : [],
    ),
    ...references.flatMap((reference) =>
      reference?.form === undefined || FORMS.has(reference.form) ? [] : [`knows no form ${reference.form}`],
    ),
    ...(/\bv:/u.test(right) && !/(?:^|\s)v:/u.test(core.join(' ')) ? ['has no verb of whose form it speaks'] : []),
  ]
}

test.each(Object.entries(LISTS))('every frame of %s can be read', (_name, list) => {
  const frames = list.split('|').filter((frame) => frame.trim() !== '')
  expect(frames.length).toBeGreaterThan(10)
  expect(frames.flatMap((frame) => faultsOf(frame).map((fault) => `${frame.trim()}: ${fault}`))).toEqual([])
})
