/** Whether one part of a word has Latin letters and such of an alphabet with look-alikes: “cаt” with a Cyrillic “а”. */
export function isMixedScript(word: string): boolean {
  return word
    .split('-')
    .some((part) => /\p{Script=Latin}/u.test(part) && /\p{Script=Cyrillic}|\p{Script=Greek}/u.test(part))
}
