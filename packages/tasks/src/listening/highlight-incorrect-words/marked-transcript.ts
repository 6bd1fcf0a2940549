import { wordMarkTexts } from '../../messages.ts'

type Difference = { place: number; spoken: string }
type Marked = { word: string; look?: 'found' | 'missed' | 'wrong'; note?: string }

/** The printed words with their marks; without `picked`, the words that differ are only shown. */
export function markedTranscript(
  words: readonly string[],
  differences: readonly Difference[],
  picked?: readonly number[],
): Marked[] {
  const spokenAt = new Map(differences.map(({ place, spoken }) => [place, spoken]))
  return words.map((word, place): Marked => {
    const spoken = spokenAt.get(place)
    const isPicked = picked?.includes(place) ?? true
    if (spoken !== undefined) return { word, look: isPicked ? 'found' : 'missed', note: wordMarkTexts.said(spoken) }
    return picked !== undefined && isPicked ? { word, look: 'wrong' } : { word }
  })
}
