import ts from 'typescript'
import { isTest, type SourceRule } from './rule.ts'

const size = String.raw`(?:\[|\(|\d|auto|px|full)`
const physical = new RegExp(
  String.raw`^(?:[^\s'"]*:)?-?(?:(?:ml|mr|pl|pr|left|right|scroll-m[lr]|scroll-p[lr])-${size}|(?:text|float|clear)-(?:left|right)$|(?:border|rounded)-(?:l|r|tl|tr|bl|br)(?:-|$))`,
)

/** Classes name start and end, never left and right, so that a right-to-left language mirrors by itself. */
export const logicalCss: SourceRule = {
  name: 'logical-css',
  covers: (path) => path.endsWith('.tsx') && !isTest(path),
  check(node) {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
    const token = isText ? node.text.split(/\s+/).find((word) => physical.test(word)) : undefined
    return token && `${token} names a physical side: use the logical class (ms, me, ps, pe, start, end, text-start …)`
  },
}
