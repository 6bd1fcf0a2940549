import { readWords } from '../data/read-words.ts'

/** Words and phrases for friends alone. */
export const CASUAL_WORDS = readWords('words/casual-words')

/** Phrases of business letters. */
export const STIFF_PHRASES = readWords('words/stiff-phrases')

/** Phrases that are rude whoever hears them. */
export const RUDE_PHRASES = readWords('words/rude-phrases')

/** Nouns that people are insulted with. */
export const INSULTS = readWords('words/insults')

/** Adjectives that are rude when they are said of the person spoken to. */
export const INSULTING_ADJECTIVES = readWords('words/insulting-adjectives')
