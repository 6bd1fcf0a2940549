import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPack } from '../pack.ts'
import { bankTexts } from '../bank-texts.ts'
import { coverageOf, namesIn, wordTypesOf } from './bank-coverage.ts'
import { readDictionaryManifest, readDictionaryParts } from './dictionary-pack.ts'
import { type DictionaryRow, dictionaryRowsSchema } from './dictionary-pack.ts'

/** `node content/src/dictionary/coverage.ts` prints how much of the built question bank the built dictionary holds (docs/dictionary.md). */
const packDirectory = join(fileURLToPath(new URL('../..', import.meta.url)), 'pack')

const rows: DictionaryRow[] = []
const manifest = await readDictionaryManifest(packDirectory)
for await (const part of readDictionaryParts(packDirectory, manifest))
  rows.push(...dictionaryRowsSchema.parse(JSON.parse(part)))

const texts = bankTexts(await readPack(packDirectory))
const coverage = coverageOf(wordTypesOf(texts, namesIn(texts)), rows)

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
