import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { type FormatId, formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { currentFormat } from '@rehearsal/exam/formats/formats'
import { describe, rateBatch } from './batch.ts'
import { createEngines } from './engines.ts'
import { ratedKinds } from './kinds.ts'
import { rateRow } from './rate-row.ts'
import type { RatedRow } from './rated-row.ts'
import { rowSchema } from './row.ts'

const USAGE = `Rates speech and writing with the engines of the product, without a server.

  npm run -s rate -- speech  --task speaking/read-aloud --text-file F --audio A.mp3 [--json]
  npm run -s rate -- speech  --task speaking/re-tell-lecture --prompt-file P --audio A.mp3 [--key-points-file K.json]
  npm run -s rate -- speech  --task speaking/answer-short-question --accepted 'ice|some ice' --audio A.mp3
  npm run -s rate -- writing --task writing/summarize-written-text --prompt-file P --answer-file A [--json]
  npm run -s rate -- speech|writing --batch IN.jsonl --out OUT.jsonl

  Tasks: ${Object.keys(ratedKinds).join(' ')}
  Free speech without a transcript is written down by the built-in recogniser; --key-words-only listens for key words instead.
  --variant ACADEMIC|CORE or --format ID chooses the exam format (default ${currentFormat.ACADEMIC}).
  The rows of a batch and of its output are described in apps/rate/README.md.
`

const options = {
  task: { type: 'string' },
  'text-file': { type: 'string' },
  audio: { type: 'string' },
  'prompt-file': { type: 'string' },
  'answer-file': { type: 'string' },
  'key-points-file': { type: 'string' },
  accepted: { type: 'string' },
  batch: { type: 'string' },
  out: { type: 'string' },
  variant: { type: 'string' },
  format: { type: 'string' },
  'key-words-only': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

type Flags = ReturnType<typeof readFlags>['values']

/** What was asked for cannot be done as asked. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

function readFlags() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

async function run(): Promise<number> {
  const { values, positionals } = readFlags()
  if (values.help || (positionals.length === 0 && values.batch === undefined)) {
    process.stdout.write(USAGE)
    return values.help ? 0 : 2
  }
  const context = {
    format: formatOf(values),
    engines: createEngines({ isEmbedded: !values['key-words-only'] }),
  }
  if (values.batch !== undefined) {
    const { rated, failed } = await rateBatch(values.batch, needed(values, 'out'), context)
    process.stderr.write(`${rated} rated, ${failed} refused\n`)
    return 0
  }
  const row = await rateRow(await rowOf(positionals[0], values), { ...context, resolvePath: (path) => path })
  process.stdout.write(values.json ? `${JSON.stringify(row, null, 2)}\n` : `${summaryOf(row)}\n`)
  return 0
}

function formatOf({ format, variant }: Flags): FormatId {
  if (format !== undefined) return formatIdSchema.parse(format)
  return currentFormat[examVariantSchema.parse(variant?.toUpperCase() ?? 'ACADEMIC')]
}

async function rowOf(command: string | undefined, flags: Flags) {
  if (command !== 'speech' && command !== 'writing') throw new UsageError(`Rate speech or writing, not ${command}.`)
  const task = flags.task ?? (command === 'speech' ? 'speaking/read-aloud' : 'writing/summarize-written-text')
  const keyPoints = await contentOf(flags['key-points-file'])
  return rowSchema.parse({
    id: 1,
    task,
    text: await contentOf(flags['text-file']),
    promptText: await contentOf(flags['prompt-file']),
    answerText: command === 'writing' ? await readFile(needed(flags, 'answer-file'), 'utf8') : undefined,
    audio: command === 'speech' ? needed(flags, 'audio') : undefined,
    accepted: flags.accepted?.split('|').map((wording) => wording.trim()),
    keyPoints: keyPoints === undefined ? undefined : JSON.parse(keyPoints),
  })
}

async function contentOf(path: string | undefined): Promise<string | undefined> {
  return path === undefined ? undefined : readFile(path, 'utf8')
}

function needed(flags: Flags, flag: 'answer-file' | 'audio' | 'out'): string {
  const value = flags[flag]
  if (value === undefined) throw new UsageError(`--${flag} is missing.`)
  return value
}

/** For eyes; `--json` is for programs. */
function summaryOf({ total, traits, findings, engine }: RatedRow): string {
  const points = (earned: number, max: number) => `${earned.toFixed(2)} / ${max}`
  return [
    `total          ${points(total.earned, total.max)}`,
    ...Object.entries(traits).map(
      ([name, trait]) => `${name.padEnd(14)} ${trait ? points(trait.earned, trait.max) : 'not judged'}`,
    ),
    ...findings.map(({ severity, message }) => `${severity.padEnd(14)} ${message}`),
    `${engine.id} ${engine.version}`,
  ].join('\n')
}

try {
  process.exitCode = await run()
} catch (error) {
  const { code, message } = describe(error)
  process.stderr.write(error instanceof UsageError ? `${message}\n\n${USAGE}` : `${code}: ${message}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
