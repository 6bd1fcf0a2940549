/** The words of a text for comparing texts: lower case, straight apostrophes, hyphens parting words, nothing else. */
export function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []
  )
}
