import ts from 'typescript'
import { isTest, type SourceRule } from './rule.ts'

/** One client calls the API: it parses, retries, refreshes the session and sends the idempotency key. */
export const fetchInClient: SourceRule = {
  name: 'fetch',
  covers: (path) =>
    /^(apps\/web|packages\/(ui|tasks|contracts))\/src\//.test(path) &&
    !path.startsWith('apps/web/src/shared/api/') &&
    !isTest(path),
  check(node) {
    if (!ts.isCallExpression(node)) return undefined
    const called = ts.isPropertyAccessExpression(node.expression) ? globalMember(node.expression) : node.expression
    if (called && ts.isIdentifier(called) && called.text === 'fetch') {
      return 'fetch() is called only in apps/web/src/shared/api: call the API through its client'
    }
    return undefined
  },
}

function globalMember(access: ts.PropertyAccessExpression): ts.Identifier | undefined {
  const isGlobal =
    ts.isIdentifier(access.expression) && ['window', 'globalThis', 'self'].includes(access.expression.text)
  return isGlobal && ts.isIdentifier(access.name) ? access.name : undefined
}
