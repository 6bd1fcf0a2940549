import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FIRST_YEAR = 1930
const MIN_WORDS = 4

/** The noun phrases before which these stand are counted as having a determiner. */
export const DETERMINERS: ReadonlySet<string> = new Set(
  `a an the this that these those my his her its our their your each every any some no another either neither what
  which whose one 's such`.split(/\s+/u),
)

/** The lines of the State of the Union addresses since 1930. */
export function* addressLines(sotu: string): Generator<string> {
  for (const name of readdirSync(join(sotu, 'data')).toSorted()) {
    if (!name.endsWith('.txt') || Number(name.slice(0, 4)) < FIRST_YEAR) continue
    yield* readFileSync(join(sotu, 'data', name), 'utf8').split(/\n+/u)
  }
}

/** What WordNet says of each of its meanings: the definition, and examples in quotation marks. */
export function* glosses(wordnet: string): Generator<string> {
  for (const part of ['noun', 'verb', 'adj', 'adv']) {
    for (const line of readFileSync(join(wordnet, 'dict', `data.${part}`), 'utf8').split('\n')) {
      const place = line.indexOf(' | ')
      if (place >= 0) yield line.slice(place + 3)
    }
  }
}

export const examplesOf = (gloss: string): string[] => [...gloss.matchAll(/"([^"]+)"/gu)].map((match) => match[1] ?? '')

/** Shorter texts are headings and fragments. */
export const isLong = (text: string): boolean => text.trim().split(' ').length >= MIN_WORDS

/** Writes what a script counted as a data file of `packages/english`, one entry a line. */
export function writeEntries(name: string, comment: string, entries: readonly string[]): void {
  const file = new URL(`../packages/english/data/${name}.txt`, import.meta.url)
  writeFileSync(file, `# ${comment}\n${entries.toSorted().join('\n')}\n`)
}

/** The two folders that a script which counts is given. */
export function namedFolders(): [sotu: string, wordnet: string] {
  const [sotu, wordnet] = process.argv.slice(2)
  if (sotu === undefined || wordnet === undefined) throw new Error('Name the unpacked folders of SOTU and WordNet.')
  return [sotu, wordnet]
}
