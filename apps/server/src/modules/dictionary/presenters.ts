import type { DictionaryWord } from '@rehearsal/contracts/dictionary'
import type { WordOfLearner } from './kept-word-service.ts'
import type { KeptWord } from './queries.ts'
import type { FoundWord } from './service.ts'

/** A word on the wire, with what the learner keeps of it. Fields without a source are null or empty. */
export function presentWord({ found, kept }: WordOfLearner, audioUrlOf: (mediaId: string) => string): DictionaryWord {
  return found === undefined
    ? { ...presentKept(kept), ...withoutEntry, word: kept.word }
    : { ...presentKept(kept), ...presentEntry(found, audioUrlOf) }
}

function presentEntry({ entry, audio, translations, otherWords }: FoundWord, audioUrlOf: (mediaId: string) => string) {
  return {
    ...withoutSource,
    word: entry.word,
    americanAudio: audioUrlOf(audio.american),
    britishAudio: audioUrlOf(audio.british),
    americanPhonetic: entry.americanPhonetic,
    britishPhonetic: entry.britishPhonetic,
    translations,
    familyWords: entry.familyWords.map((word) => ({ word })),
    meanings: entry.meanings,
    otherWords: otherWords.map((word) => ({ word })),
  }
}

const withoutSource = { australianAudio: null, australianPhonetic: null, image: null } as const

/** A word that only its learner's book has. */
const withoutEntry = {
  ...withoutSource,
  americanAudio: null,
  britishAudio: null,
  americanPhonetic: null,
  britishPhonetic: null,
  translations: [],
  familyWords: [],
  meanings: [],
  otherWords: [],
}

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
