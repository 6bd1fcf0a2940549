import { bankTexts, type ReadBank } from '../bank-texts.ts'
import {
  dictionaryRowsSchema,
  readDictionaryManifest,
  readDictionaryParts,
  type DictionaryRow,
} from '../dictionary/dictionary-pack.ts'
import { readPack } from '../pack.ts'
import { isBuilt, packFolder } from '../pack-stamp.mjs'
import type { SourceQuestion } from '../read-questions.ts'
import { Shelf } from '../shelf.ts'
import { type CheckedPersian, checkPersian } from './check-persian.ts'
import type { Asked } from './check-sentences.ts'
import { persianFolder } from './persian-folder.ts'
import { readPersian } from './read-persian.ts'

/** Checks our own Persian against these questions and the built dictionary. */
export async function checkOwnPersian(sources: readonly SourceQuestion[]): Promise<CheckedPersian> {
  const [persian, bank, rows] = await Promise.all([readPersian(persianFolder), bankOf(sources), ownRows()])
  return checkPersian(persian, { questions: bank.questions, texts: bankTexts(bank), rows })
}

/** The questions as they are built; a pack that was built from them spares the drawing of pictures. */
async function bankOf(sources: readonly SourceQuestion[]): Promise<ReadBank & { questions: readonly Asked[] }> {
  if (isBuilt('questions')) return readPack(packFolder)
  const shelf = new Shelf()
  const questions = []
  for (const { id, taskId, title, convert } of sources) {
    questions.push({ id, taskId, title, ...(await convert(shelf)) })
  }
  return { questions, media: shelf.media }
}

async function ownRows(): Promise<DictionaryRow[]> {
  const rows: DictionaryRow[] = []
  for await (const part of readDictionaryParts(packFolder, await readDictionaryManifest(packFolder))) {
    rows.push(...dictionaryRowsSchema.parse(JSON.parse(part)))
  }
  return rows
}
