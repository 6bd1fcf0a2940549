import { expect, test } from 'vitest'
import { type Correction, readCorrections } from '@rehearsal/english/data/read-corrections'
import { SETS_OF_WORDS, TESTS_OF_TOKENS } from '../rule/frame-kinds.ts'
import { type FramePair, frameRule } from '../rule/frame.ts'
import type { Rule } from '../rule/rule.ts'
import { FRAMES } from '../rule/testing/data-rules.ts'
import { exampleFaults } from '../rule/testing/example-faults.ts'
import { fixedPhrase, phraseRule } from './fixed-phrase.ts'

/** The data files of phrases as they stand, with the rule of one entry. */
const PHRASES: readonly (readonly [string, (entry: Correction) => Rule])[] = [
  ['phrases/fixed-phrases', (entry) => phraseRule([entry], [])],
  ['phrases/noun-phrases', (entry) => phraseRule([], [entry])],
]
const FORMS = new Set(['base', 'third', 'ing', 'past', 'participle'])

/** What is wrong with the writing of a frame, in words. */
function faultsOf({ wrong, right }: FramePair): string[] {
  const words = wrong.split(/\s+/u)
  const isContext = (word: string) => word === '^' || word.startsWith('(')
  const core = words.slice(
    words.findIndex((word) => !isContext(word)),
    words.findLastIndex((word) => !isContext(word)) + 1,
  )
  const kinds = [...wrong.matchAll(/@[\w-]+/gu)].map(([kind]) => kind)
  const references = [...right.matchAll(/\$(?<number>\d)(?:\.(?<form>\w+))?/gu)].map(({ groups }) => groups)
  return [
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

test.each(FRAMES)('every frame of %s can be read', (name, _rule, frameOf) => {
  const faults = readCorrections(name).flatMap((entry) =>
    faultsOf(frameOf(entry)).map((fault) => `${entry.entry.where} “${entry.wrong}” ${fault}`),
  )
  expect(faults).toEqual([])
})

test.each(FRAMES)('every example of %s is corrected by its entry, and nothing else is', (name, rule, frameOf) => {
  const faults = readCorrections(name).flatMap((entry) =>
    exampleFaults(entry, rule, frameRule(rule.id, rule.type, [frameOf(entry)])),
  )
  expect(faults).toEqual([])
})

test.each(PHRASES)('every example of %s is corrected by its entry, and nothing else is', (name, ruleOf) => {
  const faults = readCorrections(name).flatMap((entry) => exampleFaults(entry, fixedPhrase, ruleOf(entry)))
  expect(faults).toEqual([])
})

test('no phrase is both always wrong and wrong where no noun follows', () => {
  const phrases = new Set(readCorrections('phrases/fixed-phrases').map(({ wrong }) => wrong))
  const doubles = readCorrections('phrases/noun-phrases').filter(({ wrong }) => phrases.has(wrong))
  expect(doubles.map(({ entry }) => `${entry.where} stands in fixed-phrases.txt, too`)).toEqual([])
})

test.each([...FRAMES, ...PHRASES].map(([name]) => name))('no correction in %s says a word twice', (name) => {
  const twice = readCorrections(name).filter(({ example }) => /\b(?<word>\p{L}+) \k<word>\b/iu.test(example.corrected))
  expect(twice.map(({ entry, example }) => `${entry.where} “${example.corrected}”`)).toEqual([])
})
