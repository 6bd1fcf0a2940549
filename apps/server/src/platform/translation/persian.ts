import { type Glosses, readPersianPack, sentenceName } from '@rehearsal/content/persian-pack'
import type { Log } from '../log.ts'

/** What is there in Persian without a service: of words, and of the sentences of questions. */
export type Persian = {
  /** Its code. */
  language: 'fa'
  /** Of an entry of the dictionary, by its key; undefined where it has none. */
  glossesOf(key: string): Glosses | undefined
  /** Of an English sentence as it stands in a question; undefined for any other. */
  sentenceOf(english: string): string | undefined
}

/** Reads the built Persian. Where it cannot be used there is none, and the log says why and what to do. */
export async function openPersian(file: string, log: Pick<Log, 'warn'>): Promise<Persian | null> {
  try {
    const pack = await readPersianPack(file)
    const [glosses, sentences] = [new Map(pack.glosses), new Map(pack.sentences)]
    return {
      language: 'fa',
      glossesOf: (key) => glosses.get(key),
      sentenceOf: (english) => sentences.get(sentenceName(english)),
    }
  } catch (error) {
    log.warn(error instanceof Error ? error.message : 'The Persian glosses and translations cannot be read.')
    return null
  }
}
