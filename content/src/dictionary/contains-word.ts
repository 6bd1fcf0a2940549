import { lemmaCandidates } from './lemma-candidates.ts'

const candidatesOfToken = new Map<string, readonly string[]>()

/** Whether a text holds a word or a phrase in any of its forms; other words may stand between those of a phrase. */
export function containsWord(text: string, word: string): boolean {
  const tokens = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? []
  let from = 0
  for (const part of word.toLowerCase().split(' ')) {
    const at = tokens.findIndex((token, i) => i >= from && isFormOf(token, part))
    if (at === -1) return false
    from = at + 1
  }
  return true
}

function isFormOf(token: string, word: string): boolean {
  if (token === word) return true
  const known = candidatesOfToken.get(token) ?? lemmaCandidates(token)
  candidatesOfToken.set(token, known)
  return known.includes(word)
}
