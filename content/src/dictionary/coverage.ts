import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPack } from '../pack.ts'
import { textsOf } from '../texts-of.ts'
import { coverageOf, wordTypesOf } from './bank-coverage.ts'
import { readDictionaryManifest, readDictionaryParts } from './dictionary-pack.ts'
import { type DictionaryRow, dictionaryRowsSchema } from './dictionary-pack.ts'

/** `node content/src/dictionary/coverage.ts` prints how much of the built question bank the built dictionary holds (docs/dictionary.md). */
const packDirectory = join(fileURLToPath(new URL('../..', import.meta.url)), 'pack')

const rows: DictionaryRow[] = []
const manifest = await readDictionaryManifest(packDirectory)
for await (const part of readDictionaryParts(packDirectory, manifest))
  rows.push(...dictionaryRowsSchema.parse(JSON.parse(part)))

const { questions, media } = await readPack(packDirectory)
const documents = questions.flatMap(({ title, prompt, answerKey }) => [title, prompt, answerKey])
const scripts = media.flatMap((item) => (item.kind === 'speech' ? item.script.turns.map(({ text }) => text) : []))
// Ids of media and of choices stand among the texts of a prompt: they are no words.
const isRead = ({ field, text }: { field: string; text: string }) =>
  // Ids, and the stems that key points are found by, are no texts that anybody reads.
  !/(?:^|\.)(?:cues|id|audio|image)\b/u.test(field) && !/^[0-9a-f]{32}$|^[A-Z]+(?:_[A-Z]+)+$/u.test(text)
const texts = [
  ...documents
    .flatMap((document) => textsOf(document))
    .filter(isRead)
    .map(({ text }) => text),
  ...scripts,
]
const coverage = coverageOf(wordTypesOf(texts), rows)

const share = (count: number) => `${((100 * count) / coverage.types).toFixed(2)} %`
console.log(`| | word types | share |
|---|--:|--:|
| in the question bank | ${coverage.types} | |
| found, and can be heard in both accents | ${coverage.found} | ${share(coverage.found)} |
| with American and British phonetics | ${coverage.withPhonetics} | ${share(coverage.withPhonetics)} |
| with an example | ${coverage.withExamples} | ${share(coverage.withExamples)} |

Not found: ${coverage.missing.toSorted().join(', ')}

Without phonetics: ${coverage.silent.toSorted().join(', ')}

Found, but without an example: ${coverage.withoutExample.toSorted().join(', ')}`)
