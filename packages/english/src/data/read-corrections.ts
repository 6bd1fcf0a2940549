import { columnsOf, type Entry, readEntries } from './read-entries.ts'

/** A sentence with one mistake, and without it. */
export type Example = { sentence: string; corrected: string }

/** What learners say and what stands instead, with an example. */
export type Correction = { wrong: string; right: string; example: Example; entry: Entry }

/** A data file of corrections: “wrong > right | A sentence with [the wrong words > the right words].” */
export function readCorrections(name: string): readonly Correction[] {
  return readEntries(name).map((entry) => {
    const [correction = '', example = ''] = columnsOf(entry, 'wrong > right | example')
    return { ...correctionOf(entry, correction), example: exampleOf(entry, example), entry }
  })
}

/** “wrong > right”, neither empty, and not the same words. */
export function correctionOf({ where }: Entry, text: string): { wrong: string; right: string } {
  const [wrong = '', right = '', ...more] = text.split(' > ').map((part) => part.trim())
  if (wrong === '' || right === '' || more.length > 0) throw new Error(`${where} write “wrong > right”, not “${text}”`)
  if (straight(wrong) === straight(right)) throw new Error(`${where} corrects “${wrong}” to itself`)
  return { wrong, right }
}

/** Which apostrophe stands there is no mistake. */
const straight = (text: string): string => text.replaceAll('’', "'")

/** “A sentence with [wrong words > right words].”; right words may be left out where nothing belongs there. */
export function exampleOf({ where }: Entry, text: string): Example {
  const { before, wrong, right = '', behind } = MARKED.exec(text)?.groups ?? {}
  if (before === undefined || wrong === undefined || behind === undefined)
    throw new Error(`${where} write an example as “A sentence with [wrong > right] words.”, not “${text}”`)
  return { sentence: `${before}${wrong}${behind}`, corrected: `${before}${right}${behind}` }
}

const MARKED = /^(?<before>[^[\]]*)\[(?<wrong>[^[\]>]*[^[\]>\s]) >(?: (?<right>[^[\]>]+))?\](?<behind>[^[\]]*)$/u
