import ts from 'typescript'
import { isTest, type SourceRule } from './rule.ts'

/** A title is the rule, in the present tense: a red one tells which rule broke. */
export const testTitle: SourceRule = {
  name: 'test-title',
  covers: isTest,
  check(node) {
    if (!ts.isCallExpression(node) || !/^(test|it|describe)\b/.test(node.expression.getText())) return undefined
    const title = node.arguments[0]
    if (title && ts.isStringLiteralLike(title) && /^(should|works)\b/i.test(title.text)) {
      return `"${title.text}": say the rule in the present tense, without "should" or "works"`
    }
    return undefined
  },
}
