import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lemmaCandidates, LONGEST_LOOK_UP, lookUpKey, rankWords } from './lemma-candidates.ts'

test.each([
  ['Running', 'run'],
  ['mice', 'mouse'],
  ['better', 'good'],
  ['better', 'well'],
  ['left', 'left'],
  ['left', 'leave'],
  ['studies', 'study'],
  ['happiest', 'happy'],
  ['went', 'go'],
  ['were', 'be'],
  ['analyses', 'analysis'],
  ['analyses', 'analyse'],
  ['criteria', 'criterion'],
  ['carried out', 'carry out'],
  ['children', 'child'],
  ['leaves', 'leaf'],
  ['lying', 'lie'],
  ['upcycled', 'upcycle'],
  ['apps', 'app'],
  ['latently', 'latent'],
  ['craftsmen', 'craftsman'],
  ['cannot', 'cannot'],
  ['naïve', 'naive'],
  ['NAI\u0308VE', 'naive'],
  ['naive', 'naive'],
  ['clichés', 'cliche'],
  ['high\u00ADlands', 'highland'],
  ['well–known', 'well-known'],
])('%s may be a form of %s', (text, word) => {
  expect(lemmaCandidates(text)).toContain(word)
})

test.each("It's He's She's That's There's Here's Who's What's Where's How's When's Why's Let's".split(' '))(
  '%s is looked up as it stands',
  (contraction) => {
    expect(lemmaCandidates(contraction)).toEqual([contraction.toLowerCase()])
    expect(lemmaCandidates(contraction.replace("'", '’'))).toEqual([contraction.toLowerCase()])
  },
)

test.each([
  ["I'm", 'i'],
  ["we've", 'we'],
  ["they'll", 'they'],
  ["don't", 'do'],
  ['didn’t', 'do'],
  ["isn't", 'be'],
  ["won't", 'will'],
  ["can't", 'can'],
  ["Maria's", 'maria'],
  ["students'", 'student'],
  ['don', 'do'],
])('%s is cut at the apostrophe and finds %s', (text, word) => {
  expect(lemmaCandidates(text)).toContain(word)
})

test.each([
  ['  “Hello,”  ', 'hello'],
  ['U.S.', 'u.s.'],
  ['e.g.', 'e.g.'],
  ['end.', 'end'],
  ['CAFÉ', 'café'],
  ['ice\u2011cream', 'ice-cream'],
  ['of \n course', 'of course'],
  ['?!', ''],
])('%j is looked up as %j', (text, key) => {
  expect(lookUpKey(text)).toBe(key)
})

const common = new Map([
  ['run', 248],
  ['running', 6],
  ['build', 100],
  ['building', 56],
  ['bore', 3],
  ['boring', 1],
  ['good', 200],
  ['well', 80],
  ['better', 150],
  ['left', 70],
  ['leave', 90],
  ['find', 200],
  ['found', 15],
  ['study', 60],
  ['only', 300],
  ['on', 1000],
  ['cop', 1],
  ['cope', 5],
  ['weed', 4],
  ['weeds', 1],
])

test.each([
  ['running', ['run', 'running']],
  ['building', ['building', 'build']],
  ['boring', ['boring', 'bore']],
  ['better', ['good', 'well', 'better']],
  ['left', ['left', 'leave']],
  ['found', ['find', 'found']],
  ['studies', ['study']],
  ['only', ['only']],
  ['coped', ['cope']],
  ['weeds', ['weed', 'weeds']],
])('%s most likely means the first of %j', (text, words) => {
  expect(rankWords(text, common)).toEqual(words)
})

test('whatever a page holds, the candidates are few, short and each there once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const candidates = lemmaCandidates(text)
      expect(new Set(candidates).size).toBe(candidates.length)
      expect(candidates.length).toBeLessThan(20)
      for (const word of candidates) expect(word.length).toBeLessThanOrEqual(LONGEST_LOOK_UP + 2)
    }),
  )
})

test('a text that is longer than any entry is not looked up', () => {
  expect(lemmaCandidates('a'.repeat(10_000))).toEqual([])
})
