export type WordBoxTexts = {
  text: string
  box: string
  instructions: string
  /** Names a gap with the word in it; the word is empty where the gap is. */
  gap: (number: number, word: string) => string
  picked: (word: string) => string
  chosenGap: (number: number) => string
  placed: (word: string, number: number) => string
  returned: (word: string) => string
  /** Said when what was picked is let go. */
  dropped: string
}
