import type { DictionaryWord } from '@rehearsal/contracts/dictionary'
import type { FoundWord } from './service.ts'

/** An entry on the wire. A word that no learner has kept is unmarked; fields without a source are null. */
export function presentWord(found: FoundWord, audioUrlOf: (mediaId: string) => string): DictionaryWord {
  const { entry, audio, translations, otherWords } = found
  return {
    id: null,
    word: entry.word,
    americanAudio: audioUrlOf(audio.american),
    britishAudio: audioUrlOf(audio.british),
    australianAudio: null,
    americanPhonetic: entry.americanPhonetic,
    britishPhonetic: entry.britishPhonetic,
    australianPhonetic: null,
    translations,
    image: null,
    familyWords: entry.familyWords.map((word) => ({ word })),
    bookmark: 'UNMARK',
    note: '',
    ownMeaning: null,
    version: 0,
    meanings: entry.meanings,
    otherWords: otherWords.map((word) => ({ word })),
  }
}
