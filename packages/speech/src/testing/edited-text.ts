/** A text that differs from what was read: at `changed` it has a word that was not read, and the word that was read at `lacking` is gone. */
export type EditedText = { kind: 'put in' | 'swapped'; text: string; changed: number; lacking: number }

/**
 * The longest word of another text is put in behind the first word or takes the place of the second, and the longest word that follows within the text is
 * taken away. The first and the last word stay: a recorder may have cut them off.
 */
export function editText(text: string, other: string, kind: EditedText['kind']): EditedText {
  const words = text.split(' ')
  const stranger = longestOf(other.split(' ').filter((word) => !words.includes(word)))
  const lacking = words.indexOf(longestOf(words.slice(2, -1)), 2)
  const shorter = words.toSpliced(lacking, 1)
  const edited = kind === 'swapped' ? shorter.with(1, stranger) : shorter.toSpliced(1, 0, stranger)
  return { kind, text: edited.join(' '), changed: 1, lacking: kind === 'swapped' ? lacking : lacking + 1 }
}

function longestOf(words: readonly string[]): string {
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
