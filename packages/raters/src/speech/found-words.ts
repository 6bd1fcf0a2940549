import type { ReadWord } from './miscues.ts'
import type { PhoneMeasures } from './phone-measures.ts'
import type { PlacedRead } from './read-take.ts'

export type FoundWords = { read: ReadWord[]; placed: PlacedRead[]; measures: PhoneMeasures[] }
