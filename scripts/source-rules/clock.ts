import ts from 'typescript'
import { isTest, isTool, type SourceRule } from './rule.ts'

const clocks = [
  'apps/server/src/platform/clock.ts',
  'apps/web/src/shared/clock.ts',
  'packages/ui/src/recorder/wall-clock.ts',
]

/** Time is passed in, so that a test can say what time it is. `new Date(value)` only converts, and is free. */
export const clock: SourceRule = {
  name: 'clock',
  covers: (path) => !clocks.includes(path) && !isTest(path) && !isTool(path),
  check(node) {
    if (ts.isPropertyAccessExpression(node) && isDate(node.expression) && node.name.text === 'now')
      return advice('Date.now()')
    if (ts.isNewExpression(node) && isDate(node.expression) && !node.arguments?.length) return advice('new Date()')
    if (ts.isCallExpression(node) && isDate(node.expression)) return advice('Date()')
    return undefined
  },
}

const isDate = (node: ts.Node) => ts.isIdentifier(node) && node.text === 'Date'
const advice = (what: string) => `${what} is read only in ${clocks.join(', ')}: take the time as a parameter`
