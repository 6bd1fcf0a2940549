import { columnsOf, readEntries } from '../data/read-entries.ts'

const PARTS = readEntries('words/speech-acts').map((entry) => {
  const [phrase = '', acts = ''] = columnsOf(entry, 'phrase | acts')
  return { phrase, acts: acts.split(' ') }
})

/** Phrases, in small letters, by which something that is done with words may be known: an apology, a request, a reason … */
export const SPEECH_ACTS: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(PARTS.flatMap(({ acts }) => acts))]
    .toSorted((one, other) => one.localeCompare(other))
    .map((act) => [act, PARTS.filter(({ acts }) => acts.includes(act)).map(({ phrase }) => phrase)]),
)
