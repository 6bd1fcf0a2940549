// The start chunk: what a browser must fetch before the first screen. Vite names it in the built page: the entry script and,
// as modulepreload links, everything that the entry imports statically.
import { existsSync, readFileSync } from 'node:fs'

const dist = 'apps/web/dist'
if (!existsSync(`${dist}/index.html`)) throw new Error(`${dist}/index.html is missing: run "npm run build" first`)
const page = readFileSync(`${dist}/index.html`, 'utf8')
const files = [...page.matchAll(/<(?:script|link)[^>]+?(?:src|href)="([^"]+\.js)"/g)].map(([, url]) => `${dist}${url}`)
if (files.length === 0) throw new Error(`${dist}/index.html names no script`)

export default [{ name: 'start chunk', path: files, limit: '165 KB', gzip: true }]
