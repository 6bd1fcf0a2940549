import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Citable, citationViolations, sectionsOf } from './source-rules/citations.ts'
import { brokenCitations, citableHere } from './support/citable.ts'

const citable: Citable = {
  paths: new Set(['docs/scoring.md', 'docs/decisions/046-a-run.md', 'packages/exam/src/typed-text/map-typed.ts']),
  sections: new Map([
    ['specification', new Set(['2', '2.7', '4.13'])],
    ['exam-rules', new Set(['2', '3.1'])],
  ]),
}
const code = 'apps/server/src/modules/notes/service.ts'
const messagesOf = (path: string, text: string) =>
  citationViolations(path, text, citable).map(({ line, message }) => `${line} ${message}`)

test.each([
  [
    'a heading that is not there',
    code,
    '/** One (specification §2.8). */',
    '1 docs/specification.md has no heading 2.8',
  ],
  ['a heading of the other document', code, '// exam-rules §4.13 says', '1 docs/exam-rules.md has no heading 4.13'],
  ['a second heading that is not there', code, '// specification §2, §9', '1 docs/specification.md has no heading 9'],
  ['the end of a range', code, '// exam-rules §2–§5', '1 docs/exam-rules.md has no heading 5'],
  ['a name on the line before', code, '/**\n * (exam-rules\n * §7)\n */', '3 docs/exam-rules.md has no heading 7'],
  [
    'a title of a test',
    'a.test.ts',
    "test('what specification §1 asks for')",
    '1 docs/specification.md has no heading 1',
  ],
  ['a number alone', code, '/** Never twice (§2). */', '1 §2: name the document, as in specification §4.13'],
  ['another way of citing', code, '// exam rules §2', '1 §2: name the document, as in specification §4.13'],
  ['a document that has no numbers', code, '// scoring §2', '1 §2: name the document, as in specification §4.13'],
  [
    'a number whose document another comment names',
    code,
    '/** specification §2 */\nconst a = 1\n/** as §2 says */',
    '3 §2: name the document, as in specification §4.13',
  ],
  [
    'a number in another paragraph',
    'README.md',
    'specification §2\n\n§4.13',
    '3 §4.13: name the document, as in specification §4.13',
  ],
  [
    'a heading that its own document lacks',
    'docs/specification.md',
    'See §3.',
    '1 docs/specification.md has no heading 3',
  ],
  ['a decision that was not taken', code, '// decisions 046 and 099', '1 there is no decision 099'],
  [
    'a document that is not there',
    code,
    '// See shared/scoring-speech.md',
    '1 shared/scoring-speech.md does not exist',
  ],
  [
    'a file that is not there',
    code,
    'const a = 1 // as in typed-text/map-words.ts',
    '1 typed-text/map-words.ts does not exist',
  ],
  ['a file that a document names', 'docs/ARCHITECTURE.md', '`exam/map-typed.ts`', '1 exam/map-typed.ts does not exist'],
  [
    'a folder that is not there',
    code,
    '/** See packages/exam/src/typed/ */',
    '1 packages/exam/src/typed/ does not exist',
  ],
  [
    'an issue',
    code,
    '// asked for (issue 28)',
    '1 issue 28 is not in the repository: cite a decision, or say what it asks for',
  ],
])('%s is refused', (_what, path, text, message) => {
  expect(messagesOf(path, text)).toEqual([message])
})

test.each([
  ['headings that are there', code, '/** Specification §2.7, §4.13 and exam-rules §3.1. */'],
  ['a name and its number on two lines', code, '/**\n * as told (specification\n * §2.7)\n */'],
  ['documents of others', code, '/** RFC 9110 §14.2, ISO 11172-3 §2.4.1, WHATWG HTML §9.2. */'],
  ['numbers of its own', 'docs/exam-rules.md', 'Times differ (§2).'],
  ['a second number in a paragraph', 'README.md', 'As specification §2\nand §4.13 say'],
  ['signs that cite nothing', code, 'const BULLETS = /^[•▪§o]/u'],
  ['a whole path', code, '// docs/scoring.md, packages/exam/src/typed-text/ and docs/decisions.'],
  ['the end of a path', code, '// ../typed-text/map-typed.ts, exam/src/typed-text/map-typed.ts, map-typed.ts'],
  ['patterns, placeholders and addresses', code, '// docs/*.md, run.ts{,x}, FILE.ts, https://a.org/b.md'],
  ['what a build makes', code, '// content/pack'],
  ['a path in code', code, "import { a } from './elsewhere.ts'"],
  ['what a decision once named', 'docs/decisions/046-a-run.md', '`gone.ts`'],
])('%s may be cited', (_what, path, text) => {
  expect(messagesOf(path, text)).toEqual([])
})

test('headings are found by their numbers, with or without a full stop', () => {
  expect(sectionsOf('# 1 Title\n## 2. Screens\n### 2.1 Routes\n## Other\n')).toEqual(new Set(['2', '2.1']))
})

test('what the repository cites exists', () => {
  expect(brokenCitations()).toEqual([])
})

test('the rules are cited: without a document of theirs hundreds of places break', () => {
  const { paths } = citableHere()
  const sections = new Map([
    ['specification', new Set<string>()],
    ['exam-rules', new Set<string>()],
  ])
  expect(brokenCitations({ paths, sections }).length).toBeGreaterThan(300)
})

test('every text that contracts have from specification §8 is quoted there', () => {
  const code = readFileSync('packages/contracts/src/texts.ts', 'utf8')
  const texts = [...code.matchAll(/^(?: {2}\w+: |const \w+ = )'(.+)',?$/gmu)].map(([, text = '']) => text)
  const specification = readFileSync('docs/specification.md', 'utf8').replaceAll(/\s+/gu, ' ')
  expect(texts.length).toBeGreaterThan(30)
  expect(texts.filter((text) => !specification.includes(text))).toEqual([])
})
