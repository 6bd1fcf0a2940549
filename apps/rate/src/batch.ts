import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createProgress } from './progress.ts'
import { rateRow, type RateOptions } from './rate-row.ts'
import type { FailedRow, RatedRow } from './rated-row.ts'
import { findId, parseRow, RowError } from './row.ts'

export type BatchReport = { rated: number; failed: number }

/** Rates every line of `inPath` into one line of `outPath`. A bad row becomes an error row and stops nothing. */
export async function rateBatch(
  inPath: string,
  outPath: string,
  options: Omit<RateOptions, 'resolvePath'>,
): Promise<BatchReport> {
  const resolvePath = (path: string) => besideOrHere(path, dirname(inPath))
  const out = createWriteStream(outPath)
  const progress = createProgress(await countLines(inPath))
  const report: BatchReport = { rated: 0, failed: 0 }
  for await (const line of createInterface({ input: createReadStream(inPath), crlfDelay: Infinity })) {
    if (line.trim() === '') continue
    const row = await rateLine(line, { ...options, resolvePath })
    if ('error' in row) report.failed++
    else report.rated++
    if (!out.write(`${JSON.stringify(row)}\n`)) await new Promise<void>((resolve) => out.once('drain', () => resolve()))
    progress.step()
  }
  out.end()
  await finished(out)
  progress.end()
  return report
}

async function rateLine(line: string, options: RateOptions): Promise<RatedRow | FailedRow> {
  try {
    return await rateRow(parseRow(line), options)
  } catch (error) {
    return { id: findId(line), error: describe(error) }
  }
}

/** The code and message of whatever ended a row. */
export function describe(error: unknown): FailedRow['error'] {
  if (error instanceof RowError) return { code: error.code, message: error.message }
  return { code: 'engine_failed', message: error instanceof Error ? error.message : String(error) }
}

/** Paths in a batch are from here, or from where the batch lies. */
function besideOrHere(path: string, folder: string): string {
  return isAbsolute(path) || existsSync(path) ? path : join(folder, path)
}

async function countLines(path: string): Promise<number> {
  return (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '').length
}
