/** Words by which an essay takes a side, gives reasons, tells a case, lets the other side speak, or says nothing in particular. */
import { readWords } from '../data/read-words.ts'

export const STANCE_WORDS = readWords('discourse/stance')
export const VALUING_WORDS = readWords('discourse/valuing')
export const CAUSE_WORDS = readWords('discourse/causes')
export const EFFECT_WORDS = readWords('discourse/effects')
export const ILLUSTRATING_WORDS = readWords('discourse/illustrating')
export const CONCEDING_WORDS = readWords('discourse/conceding')
export const CONCLUDING_WORDS = readWords('discourse/concluding')
export const GAIN_WORDS = readWords('discourse/gains')
export const LOSS_WORDS = readWords('discourse/losses')
export const GENERAL_WORDS = readWords('discourse/general-words')
export const BACK_REFERENCES = readWords('discourse/back-references')
export const FIRST_STEPS = readWords('discourse/first-steps')
export const NEXT_STEPS = readWords('discourse/next-steps')
export const LAST_STEPS = readWords('discourse/last-steps')
export const LINKING_ADVERBS = readWords('discourse/linking-adverbs')
