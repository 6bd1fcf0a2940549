/**
 * How far a score may be trusted: every figure asked of the scores beside its target, from bench/trust/measured.json; `--measure` measures
 * parts anew on this machine, by the other benchmarks' own functions, and writes them there.
 *
 *   npm run bench:trust [-- --measure all|PART …]
 *
 * Parts are the files of bench/trust (registry.mjs). A figure of another engine than today's says so; one that nobody measured, too.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SPEECH_ENGINE } from '../packages/speech/src/engine/engine.ts'
import { WRITING_ENGINE } from '../packages/writing/src/writing-engine.ts'
import { parseMeasured, parts, recorded, targets } from './trust/registry.mjs'
import { printTable } from './trust/table.mjs'

const FILE = new URL('trust/measured.json', import.meta.url)
const versions = { writing: WRITING_ENGINE.version, speech: SPEECH_ENGINE.version }

const { values, positionals } = parseArgs({ allowPositionals: true, options: { measure: { type: 'boolean' } } })
const named = positionals.includes('all') ? Object.keys(parts) : positionals
const unknown = named.filter((part) => parts[part] === undefined)
if (unknown.length > 0 || (values.measure && named.length === 0)) {
  console.error(`Name parts to measure: all, ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}
if (values.measure) for (const part of named) await measureAnew(part)
printTable(targets, readMeasured(), versions)

async function measureAnew(part) {
  const lacking = parts[part].lacking?.() ?? null
  if (lacking !== null) return console.log(`PART ${part} NOT MEASURED: ${lacking}`)
  const start = performance.now()
  const found = await parts[part].measure()
  // Read again: another part may have been measured beside this one.
  const figures = readMeasured()
  const own = recorded(part, found, { figures, versions, on: new Date().toISOString().slice(0, 10) })
  writeFileSync(FILE, `${JSON.stringify({ figures: { ...figures, ...own } }, null, 2)}\n`)
  console.log(`${part}: ${Object.keys(own).length} figures in ${((performance.now() - start) / 1000).toFixed(0)} s`)
}

function readMeasured() {
  return parseMeasured(JSON.parse(readFileSync(FILE, 'utf8')))
}
