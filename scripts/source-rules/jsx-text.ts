import ts from 'typescript'
import { isTest, type SourceRule } from './rule.ts'

const spokenAttributes = [
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]
const hasWord = (text: string) => /\p{L}/u.test(text)

/** What a person reads or hears comes from messages or props, so that it can be translated. */
export const jsxText: SourceRule = {
  name: 'jsx-text',
  covers: (path) => path.endsWith('.tsx') && /^(apps\/web|packages\/(tasks|ui))\//.test(path) && !isTest(path),
  check(node) {
    if (ts.isJsxText(node) && hasWord(node.text)) return advice(node.text)
    if (!isStringLiteral(node) || !hasWord(node.text)) return undefined
    if (isChild(node) || isSpokenAttribute(node)) return advice(node.text)
    return undefined
  },
}

const isStringLiteral = (node: ts.Node): node is ts.StringLiteralLike => ts.isStringLiteralLike(node)

/** `{'text'}` between two tags. */
const isChild = (node: ts.Node) => ts.isJsxExpression(node.parent) && isElement(node.parent.parent)
const isElement = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxFragment(node)

function isSpokenAttribute(node: ts.Node): boolean {
  const holder = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent
  return ts.isJsxAttribute(holder) && spokenAttributes.includes(holder.name.getText())
}

const advice = (text: string) =>
  `literal text ${JSON.stringify(text.trim().slice(0, 40))}: take it from t(), messages or a prop`
