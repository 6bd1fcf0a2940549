import { Readable } from 'node:stream'
import { getTableName } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { keepOneTimeLink, takeOneTimeLink } from '../../platform/identity/one-time-links.ts'
import { listSignIns } from '../../platform/identity/sign-ins.ts'
import type { Platform } from '../../platform/services.ts'
import { exportReadme } from './export-readme.ts'
import { type OwnedTable, ownedTables } from './owned-tables.ts'
import { partsOf, recordingsPartSchema } from './parts-of.ts'
import { listRecordingKeys, listRecordingSizes, type Row, rowsOf } from './queries.ts'
import { type ZipEntry, zipOf } from './zip-of.ts'

const KIND = 'DataExport'
const LIFE_MILLISECONDS = 10 * 60_000

const linkSchema = z.object({
  accountId: z.uuid(),
  details: z.object({ part: recordingsPartSchema, number: z.number(), total: z.number() }),
})
type ExportLink = z.infer<typeof linkSchema>

export type StartedExport = { files: { url: string; bytes: number }[]; expiresAt: Date }

/** Addresses from which the browser downloads all that is the learner's: one file, or several where there are many recordings. */
export async function startExport({ db, clock }: Platform, userId: string): Promise<StartedExport> {
  const expiresAt = new Date(clock.now().getTime() + LIFE_MILLISECONDS)
  const parts = partsOf(await listRecordingSizes(db, userId))
  const files: StartedExport['files'] = []
  for (const [index, { bytes, ...part }] of parts.entries()) {
    const details = { part, number: index + 1, total: parts.length }
    const token = await keepOneTimeLink(db, { kind: KIND, accountId: userId, details, expiresAt })
    files.push({ url: `/exports/${token}`, bytes })
  }
  return { files, expiresAt }
}

/** The file behind an address, which is used up by this. @throws AppError `not_found`. */
export async function openExport(platform: Platform, token: string): Promise<{ name: string; bytes: Readable }> {
  const now = platform.clock.now()
  const taken = linkSchema.safeParse(await takeOneTimeLink(platform.db, KIND, token, now))
  if (!taken.success) throw new AppError('not_found')
  const { number, total } = taken.data.details
  const suffix = total === 1 ? '' : `-${number}-of-${total}`
  const name = `rehearsal-data-${now.toISOString().slice(0, 10)}${suffix}.zip`
  return { name, bytes: Readable.from(zipOf(entriesOf(platform, taken.data), now), { objectMode: false }) }
}

async function* entriesOf(platform: Platform, { accountId, details }: ExportLink): AsyncGenerator<ZipEntry> {
  if (details.number === 1) {
    yield { name: 'README.txt', isStored: false, content: textOf(exportReadme(details.total)) }
    for (const owned of ownedTables) {
      const name = `${getTableName(owned.table).replaceAll('_', '-')}.json`
      yield { name, isStored: false, content: jsonOf(rowsOf(platform.db, owned, accountId), owned) }
    }
    const signIns = await listSignIns(platform.db, accountId, platform.clock.now())
    yield { name: 'signed-in-browsers.json', isStored: false, content: textOf(JSON.stringify(signIns, null, 1)) }
  }
  yield* recordingsOf(platform, accountId, details.part)
}

async function* recordingsOf(
  { db, storage }: Platform,
  userId: string,
  { afterId, lastId }: { afterId: number; lastId: number },
): AsyncGenerator<ZipEntry> {
  for (let after = afterId; ;) {
    const recordings = await listRecordingKeys(db, userId, { afterId: after, lastId })
    const last = recordings.at(-1)
    if (last === undefined) return
    for (const { id, key } of recordings) {
      // One that was deleted a moment ago is missing from the file, and its row too, if it had been read now.
      if ((await storage.findSize(key)) === null) continue
      yield { name: `recordings/${id}.mp3`, isStored: true, content: await storage.getStream(key) }
    }
    after = last.id
  }
}

const encoder = new TextEncoder()

async function* textOf(text: string): AsyncGenerator<Uint8Array> {
  yield encoder.encode(text)
}

/** A JSON list, one row a line, without what is nobody's to hold in a file. */
async function* jsonOf(pages: AsyncIterable<Row[]>, { secrets = [] }: OwnedTable): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const rows of pages) {
    for (const row of rows) {
      const shown = Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.includes(name)))
      yield encoder.encode(`${before}${JSON.stringify(shown)}`)
      before = ',\n'
    }
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}
