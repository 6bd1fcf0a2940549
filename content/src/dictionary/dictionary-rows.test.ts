import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { textsOf } from '../texts-of.ts'
import { type Authored, type OwnExample, readAuthored } from './authored.ts'
import type { FieldText } from '../kinds/kind.ts'
import { coverageOf, namesIn, wordTypesOf } from './bank-coverage.ts'
import { checkAuthored } from './check-authored.ts'
import { type Decency, isAbusive, readDecency } from './decency.ts'
import { type DictionaryEntry, dictionaryRowsSchema, type DictionaryRow } from './dictionary-pack.ts'
import { dictionaryRows } from './dictionary-rows.ts'
import { readWordNet, type WordNet } from './word-net.ts'

const directory = fileURLToPath(new URL('../../dictionary', import.meta.url))
let wordNet: WordNet
let authored: Authored
let decency: Decency
let rows: DictionaryRow[]
let entries: Map<string, DictionaryEntry>

beforeAll(async () => {
  wordNet = await readWordNet()
  authored = await readAuthored(directory)
  decency = await readDecency(join(directory, 'decency.yaml'))
  rows = dictionaryRows(wordNet, authored, decency)
  entries = new Map(rows.map(({ key, entry }) => [key, entry]))
}, 180_000)

/** All texts of all questions that somebody reads or hears, by their fields. */
async function readBank(): Promise<FieldText[]> {
  const questions = fileURLToPath(new URL('../../questions', import.meta.url))
  const files = (await readdir(questions, { recursive: true })).filter((name) => name.endsWith('.yaml'))
  const texts: FieldText[] = []
  for (const file of files) {
    const read = textsOf(parse(await readFile(join(questions, file), 'utf8')))
    // Stems that key points are found by are no words; ways of saying them, drawings and names of voices and licences are not read.
    texts.push(
      ...read
        .filter(({ field }) => !/(?:cues|says|opposite|voice|licence|topics|variants|spelling|svg)\b/u.test(field))
        .filter(({ text }) => !text.includes('/>')),
    )
  }
  return texts
}

const partsOf = (key: string) => entries.get(key)?.meanings.map(({ partOfSpeech }) => partOfSpeech) ?? []
const meaning = (key: string, part: string) =>
  entries.get(key)?.meanings.find(({ partOfSpeech }) => partOfSpeech === part)

test('every entry is as the server reads it, keys ascend, and there are more than fifty thousand', () => {
  expect(dictionaryRowsSchema.safeParse(rows).success).toBe(true)
  const keys = rows.map(({ key }) => key)
  expect(keys).toEqual([...new Set(keys)].toSorted((a, b) => (a < b ? -1 : 1)))
  expect(keys.length).toBeGreaterThan(50_000)
})

test('what people wrote has no problem that a program can see', () => {
  expect(checkAuthored(authored, rows, decency)).toEqual([])
})

test('there is as much of it as was promised', () => {
  expect(authored.collocations.length).toBeGreaterThanOrEqual(1000)
  expect(authored.idioms.size).toBeGreaterThanOrEqual(150)
  expect(authored.words.size).toBeGreaterThanOrEqual(200)
  expect(authored.examples.length).toBeGreaterThanOrEqual(1500)
  expect(authored.wordsOfTheDay.length).toBeGreaterThanOrEqual(1000)
  expect(authored.difficultWords.length).toBeGreaterThanOrEqual(1500)
})

test('the usual part of speech stands first, and WordNet’s meanings in their order', () => {
  expect(partsOf('decide')).toEqual(['VERB'])
  expect(partsOf('run').slice(0, 2)).toEqual(['VERB', 'NOUN'])
  expect(meaning('decide', 'VERB')?.definitions[0]).toBe('reach, make, or come to a decision about something')
})

test('an example holds the word itself, for synonyms their own', () => {
  expect(meaning('decide', 'VERB')?.examples).toContain('We finally decided after lengthy deliberations')
  expect(meaning('hot', 'ADJECTIVE')?.antonyms[0]).toEqual({ word: 'cold', example: expect.stringContaining('cold') })
  const withExamples = (meaning('decide', 'VERB')?.synonyms ?? []).filter(({ example }) => example !== null)
  expect(withExamples.length).toBeGreaterThan(0)
  for (const { word, example } of withExamples) expect(example?.toLowerCase()).toContain(word.slice(0, 4))
})

test('a sentence of our own stands first in the meaning of its part of speech', () => {
  expect(meaning('forecast', 'NOUN')?.examples).toEqual(['What is the forecast for tomorrow?'])
  expect(meaning('forecast', 'VERB')?.examples[0]).toBe('Experts forecast a long, dry summer.')
  const examplesOf = ({ partOfSpeech, word }: OwnExample) => meaning(word, partOfSpeech)?.examples
  expect(authored.examples.filter((one) => examplesOf(one)?.[0] !== one.example)).toEqual([])
})

test('a British spelling has the meanings and examples of its American twin, spelled in its own way', () => {
  expect(meaning('colour', 'NOUN')?.definitions).toEqual(meaning('color', 'NOUN')?.definitions)
  expect(meaning('colour', 'NOUN')?.examples.join(' ')).toContain('colour')
  expect(meaning('colour', 'NOUN')?.examples.join(' ')).not.toMatch(/\bcolor/u)
})

test('families, phrasal verbs, collocations and idioms stand where they belong', () => {
  expect(entries.get('decide')?.familyWords).toEqual(expect.arrayContaining(['decision', 'decisive']))
  expect(meaning('run', 'VERB')?.idioms.map(({ phrase }) => phrase)).toContain('run out')
  expect(meaning('decision', 'NOUN')?.collocations[0]).toEqual({
    phrase: 'make a decision',
    example: 'We have to make a decision before Friday.',
  })
  expect(meaning('ice', 'NOUN')?.idioms.map(({ phrase }) => phrase)).toContain('break the ice')
  expect(meaning('break the ice', 'OTHER')?.definitions[0]).toContain('at ease')
})

test('a word that WordNet takes for an element or a state is explained as what it is', () => {
  expect(partsOf('he')).toEqual(['PRONOUN'])
  expect(partsOf('at')).toEqual(['PREPOSITION'])
  expect(partsOf('us')).toEqual(['PRONOUN'])
  expect(entries.get('i')?.word).toBe('I')
  expect(partsOf("it's")).toEqual(['OTHER'])
  expect(entries.get('paris')?.word).toBe('Paris')
})

test('no meaning that WordNet calls offensive is shown, nor a word of the reviewed list, anywhere', () => {
  const abusive = [...wordNet.synsets.values()].filter(isAbusive)
  expect(abusive.length).toBeGreaterThan(40)
  const shown = new Set(
    rows.flatMap(
      (row) =>
        JSON.stringify(row)
          .toLowerCase()
          .match(/[a-z]+/gu) ?? [],
    ),
  )
  const abuse = ['nigger', 'faggot', 'kike', 'cunt', 'slut', 'fucking', 'wetback', 'whore', 'bitch', 'shit', 'moron']
  expect(abuse.filter((word) => shown.has(word))).toEqual([])
  expect(
    entries
      .get('queen')
      ?.meanings.flatMap(({ definitions }) => definitions)
      .join(),
  ).not.toMatch(/offensive/u)
  for (const word of ['sex', 'rapist', 'prostitute']) expect(entries.has(word)).toBe(true)
  expect(meaning('vulture', 'NOUN')?.definitions.join()).toContain('birds of prey')
})

const bankTexts = async () => (await readBank()).map(({ text }) => text)

test('no sentence of our own has six words in a row of a question', async () => {
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []
  const runsOf = (text: string) => {
    const words = wordsOf(text)
    return words.slice(5).map((_, i) => words.slice(i, i + 6).join(' '))
  }
  const asked = new Set((await bankTexts()).flatMap(runsOf))
  expect(asked.size).toBeGreaterThan(10_000)
  expect(authored.examples.filter(({ example }) => runsOf(example).some((run) => asked.has(run)))).toEqual([])
})

test('of the words of all questions, but for names, at least 99 in 100 are found, 98 with phonetics and 97 with an example', async () => {
  const texts = await bankTexts()
  const { types, found, withPhonetics, withExamples } = coverageOf(wordTypesOf(texts, namesIn(texts)), rows)
  expect(types).toBeGreaterThan(5000)
  expect(found / types).toBeGreaterThan(0.99)
  expect(withPhonetics / types).toBeGreaterThan(0.98)
  expect(withExamples / types).toBeGreaterThan(0.97)
})

test('all phonetics are IPA, and nearly every common word has them', () => {
  const withNone = authored.wordsOfTheDay.filter((word) => entries.get(word)?.britishPhonetic === null)
  expect(withNone).toEqual([])
  for (const { entry } of rows.slice(0, 5000)) expect(entry.britishPhonetic ?? '').not.toMatch(/[A-Z0-9]/u)
})
