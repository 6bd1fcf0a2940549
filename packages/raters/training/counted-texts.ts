import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FIRST_YEAR = 1930
const MIN_WORDS = 4

/** State of the Union addresses since 1930, line by line, and every example sentence of WordNet. */
export function* countedTexts(sotu: string, wordnet: string): Generator<string> {
  for (const name of readdirSync(join(sotu, 'data')).toSorted()) {
    if (!name.endsWith('.txt') || Number(name.slice(0, 4)) < FIRST_YEAR) continue
    yield* readFileSync(join(sotu, 'data', name), 'utf8')
      .split(/\n+/u)
      .filter(isLong)
  }
  for (const part of ['noun', 'verb', 'adj', 'adv']) {
    for (const line of readFileSync(join(wordnet, 'dict', `data.${part}`), 'utf8').split('\n')) {
      const gloss = line.slice(line.indexOf(' | ') + 3)
      yield* [...gloss.matchAll(/"([^"]+)"/gu)].map((match) => sentence(match[1] ?? '')).filter(isLong)
    }
  }
}

function isLong(text: string): boolean {
  return text.trim().split(' ').length >= MIN_WORDS
}

/** Examples open with a small letter, which would hide that a noun opens a sentence. */
function sentence(example: string): string {
  return `${example.charAt(0).toUpperCase()}${example.slice(1)}`
}
