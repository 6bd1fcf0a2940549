/** Characters that are not seen and can hide what a text holds: zero width, joiners between Latin letters, direction. */
export const HIDDEN_CHARACTERS =
  /[\u00AD\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]|(?<=[a-z])[\u200C\u200D]/giu

/** Whether a text holds any of them. */
export function hasHiddenCharacters(text: string): boolean {
  return text.search(HIDDEN_CHARACTERS) >= 0
}

/** Whether one part of a word has Latin letters and such of an alphabet with look-alikes: “cаt” with a Cyrillic “а”. */
export function isOfTwoScripts(word: string): boolean {
  return word
    .split('-')
    .some((part) => /\p{Script=Latin}/u.test(part) && /\p{Script=Cyrillic}|\p{Script=Greek}/u.test(part))
}
