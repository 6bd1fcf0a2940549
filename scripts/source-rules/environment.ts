import ts from 'typescript'
import { isTest, isTool, type SourceRule } from './rule.ts'

const reader = 'apps/server/src/platform/config.ts'

/** The environment is parsed once, in one place, where a bad value stops the start and is named. */
export const environment: SourceRule = {
  name: 'environment',
  covers: (path) => path !== reader && !isTest(path) && !isTool(path),
  check(node) {
    const isRead =
      ts.isPropertyAccessExpression(node) &&
      node.name.text === 'env' &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'process'
    return isRead ? `process.env is read only in ${reader}: take the value from the configuration` : undefined
  },
}
