/**
 * Do the 90 % bands of `levelOf` hold (docs/mock-test-report.md)? They should in 85 to 95 of 100 cases: for simulated learners, for halves of
 * real speakers' takes, and for our own graded written answers.
 *
 *   npm run bench:bands [-- LEARNERS SEED]
 *
 * LEARNERS a row (300) of the simulation. PARTS=folder keeps what the engines found and takes it from there the next time. Scoring the takes anew is
 * a quarter of an hour; they need CORPUS or ../shared/data/speechocean762.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printSimulated } from './bands-simulated.mjs'
import { printTakes } from './bands-takes.mjs'
import { printWritten } from './bands-written.mjs'

const learners = Number(process.argv[2] ?? 300)
const seed = Number(process.argv[3] ?? 1)
const parts = process.env.PARTS ?? mkdtempSync(join(tmpdir(), 'bands-bench-'))

printTakes(parts)
await printWritten(parts)
if (learners > 0) printSimulated(learners, seed)
if (process.env.PARTS === undefined) rmSync(parts, { recursive: true })
