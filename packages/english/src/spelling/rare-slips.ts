import { readPairs } from '../data/read-words.ts'

/** Rare words that learners write for another, with the one that is meant. */
export const RARE_SLIPS = readPairs('spelling/rare-slips')
