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
export function sortKey(text: string): string {
  const bare = wrongPart(text).replaceAll(/\([^)]*\)\??|\^|\bv:/gu, ' ')
  return bare.replaceAll(/\s+/gu, ' ').trim()
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

/** The first entry that stands behind one that belongs behind it. */
function unsortedOf(entries: readonly Entry[]): string[] {
  const keys = entries.map(({ text }) => `${sortKey(text)}\n${text}`)
  const at = keys.findIndex((key, index) => key < (keys[index - 1] ?? ''))
  const [entry, next] = [entries[at], entries[keys.findIndex((key) => key > (keys[at] ?? ''))]]
  if (entry === undefined || next === undefined) return []
  return [`${entry.where} is not sorted: “${entry.text}” belongs before line ${next.line}, “${next.text}”`]
}
