import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { ConfigError } from '../config-error.ts'

const alreadyThere = z.object({ code: z.literal('EEXIST') })
const noSuchProcess = z.object({ code: z.literal('ESRCH') })

/** Longer than a writer needs between making the file and filling it, or between two takeovers of one file. */
const SETTLE_MS = 100

/**
 * Claims a PGlite folder for this process. PGlite itself takes no lock, and two processes on one folder
 * silently lose each other's rows. A lock whose process has ended is taken over.
 *
 * @returns a function that gives the folder back.
 * @throws when a running process holds the folder.
 */
export async function lockDatabase(lockFile: string): Promise<() => Promise<void>> {
  const own = await identityOf(process.pid)
  if (!(await claim(lockFile, own))) {
    const holder = await holderOf(lockFile)
    if (holder !== '' && (await isRunning(holder))) throw heldBy(holder, lockFile)
    await rm(lockFile, { force: true })
    const isClaimed = await claim(lockFile, own)
    // Another process may have found the same dead lock and removed ours with it.
    await wait(SETTLE_MS)
    const winner = await holderOf(lockFile)
    if (!isClaimed || winner !== own) throw heldBy(winner, lockFile)
  }
  return () => rm(lockFile, { force: true })
}

async function claim(lockFile: string, own: string): Promise<boolean> {
  try {
    await writeFile(lockFile, own, { flag: 'wx' })
    return true
  } catch (error) {
    if (alreadyThere.safeParse(error).success) return false
    throw error
  }
}

/** The identity in the lock file; empty when its writer died before writing it. */
async function holderOf(lockFile: string): Promise<string> {
  const holder = await readFile(lockFile, 'utf8').catch(() => '')
  if (holder !== '') return holder
  await wait(SETTLE_MS)
  return readFile(lockFile, 'utf8').catch(() => '')
}

/** The process id, with the start time where the system tells it: containers use the same few ids again and again. */
async function identityOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return startedAt === undefined || startedAt === '' ? String(pid) : `${pid} ${startedAt}`
}

async function isRunning(holder: string): Promise<boolean> {
  const pid = Number.parseInt(holder, 10)
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (noSuchProcess.safeParse(error).success) return false
  }
  return !holder.includes(' ') || (await identityOf(pid)) === holder
}

function heldBy(holder: string, lockFile: string): ConfigError {
  return new ConfigError(
    `Another process (${Number.parseInt(holder, 10)}) has the database open: ${lockFile}. Stop it, set DATA_DIR to ` +
      'another folder, or set DATABASE_URL to a PostgreSQL database, which many processes may share.',
  )
}
