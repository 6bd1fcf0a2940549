import { ARPABET } from '../lexicon/arpabet.ts'

/** Columns of the posteriors: the 39 phones in ARPABET's order, then silence. */
export const CLASSES = ARPABET.length + 1
export const SILENCE_CLASS = ARPABET.length
