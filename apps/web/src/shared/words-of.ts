import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'

/** The words of what was said or read, as text is compared, without the signs between them. */
export const wordsOf = (text: string): string[] => comparableTyped(text).match(/[\p{L}\p{M}\p{N}']+/gu) ?? []
