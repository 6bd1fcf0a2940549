import type { DictionaryWord } from '@rehearsal/contracts/dictionary'
import type { KeptWord } from './queries.ts'
import type { FoundWord } from './service.ts'

/** An entry on the wire, with what the learner keeps of it. Fields without a source are null. */
export function presentWord(
  found: FoundWord,
  kept: KeptWord | undefined,
  audioUrlOf: (mediaId: string) => string,
): DictionaryWord {
  const { entry, audio, translations, otherWords } = found
  return {
    ...presentKept(kept),
    word: entry.word,
    americanAudio: audioUrlOf(audio.american),
    britishAudio: audioUrlOf(audio.british),
    americanPhonetic: entry.americanPhonetic,
    britishPhonetic: entry.britishPhonetic,
    translations,
    familyWords: entry.familyWords.map((word) => ({ word })),
    meanings: entry.meanings,
    otherWords: otherWords.map((word) => ({ word })),
    ...withoutSource,
  }
}

/** A word that only its learner's book has. */
export function presentOwnWord(word: string, kept: KeptWord): DictionaryWord {
  return {
    ...presentKept(kept),
    word,
    americanAudio: null,
    britishAudio: null,
    americanPhonetic: null,
    britishPhonetic: null,
    translations: [],
    familyWords: [],
    meanings: [],
    otherWords: [],
    ...withoutSource,
  }
}

const withoutSource = { australianAudio: null, australianPhonetic: null, image: null } as const

/** A word that the learner does not keep is unmarked and has no id. */
function presentKept(kept: KeptWord | undefined) {
  return {
    id: kept?.id ?? null,
    bookmark: kept?.mark ?? 'UNMARK',
    note: kept?.note ?? '',
    ownMeaning: kept?.meaning ?? null,
    version: kept?.version ?? 0,
  } as const
}
