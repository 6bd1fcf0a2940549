import ts from 'typescript'
import { isTest, isTool, type SourceRule } from './rule.ts'

const keepers = ['apps/web/src/shared/browser/stored.ts', 'apps/web/src/shared/kept/database.ts']
const storages = new Set(['localStorage', 'sessionStorage', 'indexedDB'])

/** Storage is blocked, absent or full in many a browser: what stands in for it then is written once. */
export const kept: SourceRule = {
  name: 'kept',
  covers: (path) => !keepers.includes(path) && !isTest(path) && !isTool(path),
  check(node) {
    const name = ts.isIdentifier(node) || isKey(node) ? node.text : ''
    return storages.has(name) ? `${name} is opened only in ${keepers.join(', ')}: use what they offer` : undefined
  },
}

/** As in `window['localStorage']`. */
const isKey = (node: ts.Node): node is ts.StringLiteral =>
  ts.isStringLiteral(node) && ts.isElementAccessExpression(node.parent)
