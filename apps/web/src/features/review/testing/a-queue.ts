export const intervalSeconds = { AGAIN: 60, HARD: 360, GOOD: 600, EASY: 8 * 86_400 }

/** A new card about what a word means; its grades lead as they do for every new word. */
export const aCard = (word: string, changes: Record<string, unknown> = {}) => ({
  id: `meaning-${word.length}`,
  kind: 'meaning',
  isNew: true,
  version: 0,
  word,
  americanPhonetic: 'rʌn',
  britishPhonetic: 'rʌn',
  americanAudio: `/media/us/${word}`,
  britishAudio: `/media/uk/${word}`,
  meanings: [{ partOfSpeech: 'VERB', definitions: [`to ${word}`] }],
  example: [
    { text: 'They ', isHidden: false },
    { text: word, isHidden: true },
    { text: ' often.', isHidden: false },
  ],
  ownMeaning: null,
  note: '',
  typed: null,
  intervalSeconds,
  ...changes,
})

export const aQueue = (cards: readonly unknown[], changes: Record<string, unknown> = {}) => ({
  cards,
  counts: { due: 0, new: cards.length, doneToday: 0, dailyCap: 50, total: cards.length },
  nextDate: null,
  examDate: null,
  ...changes,
})
