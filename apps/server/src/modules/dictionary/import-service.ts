import { setTimeout as wait } from 'node:timers/promises'
import { readDictionaryManifest, readDictionaryParts } from '@rehearsal/content/dictionary-pack'
import { z } from 'zod'
import { holdLock } from '../../platform/database/hold-lock.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { builtContent, type Platform } from '../../platform/services.ts'
import { findImport, retireOthers, saveImport, upsertWords } from './queries.ts'

type Importing = Pick<Platform, 'db' | 'clock'>
type Part = { number: number; rows: string; after: string | null; upTo: string | null }

const RETRY_MS = 60_000

/**
 * Imports the built dictionary beside the running server, and tries again where that fails. Returns how to stop it: a part
 * that has begun is finished first.
 */
export function startDictionaryImport(platform: Importing & Pick<Platform, 'log'>): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async (): Promise<void> => {
    try {
      const parts = await importDictionary(platform, builtContent, signal)
      if (parts > 0) platform.log.info({ parts }, 'dictionary imported')
    } catch (error) {
      if (signal.aborted) return
      platform.log.error({ err: error }, 'the dictionary could not be imported; trying again in a minute')
      await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined)
      if (!signal.aborted) await run()
    }
  }
  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}

/**
 * Brings the built dictionary in `directory` into the database, part by part, each in a transaction of its own, so that
 * requests are answered in between. Instances that start at once share the parts; an import that was cut off goes on where
 * it ended. Returns how many parts this call wrote: none where the database holds this dictionary already.
 */
export async function importDictionary(platform: Importing, directory: string, signal?: AbortSignal): Promise<number> {
  const manifest = await readDictionaryManifest(directory)
  const { contentHash, parts } = manifest
  const state = await findImport(platform.db)
  if (state?.contentHash === contentHash && state.partsDone >= parts) return 0
  let written = 0
  let number = 0
  let after: string | null = null
  for await (const rows of readDictionaryParts(directory, manifest)) {
    if (signal?.aborted === true) return written
    const isLast = number + 1 === parts
    const last = lastKeyOf(rows)
    const isWritten = await importPart(
      platform,
      contentHash,
      { number, rows, after, upTo: isLast ? null : last },
      isLast,
    )
    if (isWritten) written++
    after = last
    number++
  }
  if (number !== parts)
    throw new Error(`The dictionary has ${number} parts of ${parts}: build it with \`npm run build\`.`)
  return written
}

/** Whether this call wrote the part: another instance may have been faster. */
function importPart({ db, clock }: Importing, contentHash: string, part: Part, isLast: boolean): Promise<boolean> {
  const now = clock.now()
  return transaction(db, async (tx) => {
    await holdLock(tx, 'dictionary.import')
    const state = await findImport(tx)
    if (state?.contentHash === contentHash && state.partsDone > part.number) return false
    await upsertWords(tx, part.rows)
    await retireOthers(tx, part.rows, part.after, part.upTo)
    await saveImport(tx, contentHash, part.number + 1, isLast ? now : null)
    return true
  })
}

const keysSchema = z.array(z.object({ key: z.string() })).min(1)

function lastKeyOf(rows: string): string {
  return keysSchema.parse(JSON.parse(rows)).at(-1)?.key ?? ''
}
