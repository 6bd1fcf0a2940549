import { readFileSync } from 'node:fs'

/** One line of a data file; `where` is its file and line, for whoever complains of it. */
export type Entry = {
  text: string
  comment: string | undefined
  file: string
  line: number
  where: string
}

const DATA_FOLDER = new URL('../../data/', import.meta.url)

/**
 * The entries of a file in `packages/english/data`, named as “phrases/state-adverbs”: one a line, its columns parted by “ | ”, a comment behind “# ”, sorted
 * and none twice. What is wrong with the file is thrown, each fault with its line and what to do.
 */
export function readEntries(name: string, identity = wrongPart): readonly Entry[] {
  return parseEntries(
    `packages/english/data/${name}.txt`,
    readFileSync(new URL(`${name}.txt`, DATA_FOLDER), 'utf8'),
    identity,
  )
}

/** As `readEntries`, of a text; `identity` is what no two entries share. */
export function parseEntries(file: string, text: string, identity = wrongPart): readonly Entry[] {
  const entries = text.split(/\r?\n/u).flatMap((raw, index): Entry[] => {
    const [, before = '', comment] = /^(.*?)(?:(?:^|\s+)#\s+(.*))?$/u.exec(raw) ?? []
    if (before.trim() === '') return []
    return [{ text: before.trim(), comment, file, line: index + 1, where: `${file}:${index + 1}` }]
  })
  const faults = [...doublesOf(entries, identity), ...unsortedOf(entries)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return entries
}

/** The columns of an entry: as many as `layout` names (“wrong > right | example”), none empty. */
export function columnsOf({ text, where }: Entry, layout: string): readonly string[] {
  const columns = text.split('|').map((column) => column.trim())
  if (columns.length !== layout.split('|').length || columns.includes(''))
    throw new Error(`${where} write “${layout}”, no column empty, not “${text}”`)
  return columns
}

/** What an entry is sorted by: its first words, without what stands around them in brackets and the marks of frames. */
function sortKey(text: string): string {
  const bare = wrongPart(text).replaceAll(/\([^)]*\)\??|\^|\bv:/gu, ' ')
  return bare.replaceAll(/\s+/gu, ' ').trim()
}

/** By this text entries are sorted: by their first words without brackets and marks of frames, then as they are written. */
export function orderKey(text: string): string {
  return `${sortKey(text)}\n${text}`
}

/** “wrong” of “wrong > right | example”, the word of a list of words. */
function wrongPart(text: string): string {
  return (/^.*?(?=\s[>|]\s|$)/u.exec(text)?.[0] ?? text).trim()
}

function doublesOf(entries: readonly Entry[], identity: (text: string) => string): string[] {
  const known = new Map<string, Entry>()
  return entries.flatMap((entry) => {
    const first = known.get(identity(entry.text))
    known.set(identity(entry.text), first ?? entry)
    return first === undefined
      ? []
      : [`${entry.where} “${identity(entry.text)}” stands in line ${first.line}: keep one`]
  })
}

/** The entries that stand outside the longest sorted run, each with the one that it belongs behind. */
function unsortedOf(entries: readonly Entry[]): string[] {
  const keys = entries.map(({ text }) => orderKey(text))
  if (keys.every((key, at) => key >= (keys[at - 1] ?? ''))) return []
  const keyed = entries.map((entry, at) => ({ entry, key: keys[at] ?? '' }))
  const kept = longestRun(keyed)
  const sorted = keyed.toSorted(byKey)
  return keyed
    .filter((each) => !kept.has(each))
    .map((each) => {
      const before = sorted[sorted.indexOf(each) - 1]?.entry
      const place = before === undefined ? 'first' : `behind “${before.text}”`
      const { where, text } = each.entry
      return `${where} is not sorted: “${text}” belongs ${place}; npm run -s english:sort sorts all files`
    })
}

type Keyed = { entry: Entry; key: string }

/** As many entries as stand in their order already. */
function longestRun(entries: readonly Keyed[]): ReadonlySet<Keyed> {
  // The last entry of the best run of each length, and what stands before each in its run.
  const lasts: Keyed[] = []
  const earlier = new Map<Keyed, Keyed | undefined>()
  for (const entry of entries) {
    const found = lasts.findIndex((last) => byKey(entry, last) < 0)
    const at = found < 0 ? lasts.length : found
    earlier.set(entry, lasts[at - 1])
    lasts[at] = entry
  }
  const run = new Set<Keyed>()
  for (let entry = lasts.at(-1); entry !== undefined; entry = earlier.get(entry)) run.add(entry)
  return run
}

function byKey(a: Pick<Keyed, 'key'>, b: Pick<Keyed, 'key'>): number {
  return a.key < b.key ? -1 : Number(a.key > b.key)
}
