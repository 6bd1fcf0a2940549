/** A full stop that ends a sentence: not that of "3.5", of "Dr. Lee" or of "e.g. this", and with what closes after it. */
const fullStop = /(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|vs|etc|No|e\.g|i\.e|[A-Z]))(\.+["'”’)\]]*)(?:\s+|$)(?!\p{Ll})/u

/** The sentences of a text, split on its full stops (specification §2.7), which they keep; empty pieces are dropped. */
export function sentencesOf(text: string): string[] {
  const pieces = text.split(new RegExp(fullStop, 'gu'))
  // The stops stand between the pieces, as they are captured.
  const sentences = pieces.flatMap((piece, i) => (i % 2 === 0 ? [`${piece.trim()}${pieces[i + 1] ?? ''}`] : []))
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
