import ts from 'typescript'
import { isTest, isTool, type SourceRule } from './rule.ts'

const base = 'packages/exam/src/typed-text/'

/** Who may compare in another way, or names such characters without comparing what a learner typed. */
export const comparers: Readonly<Record<string, string>> = {
  'apps/server/src/modules/word-lists/read-heading.ts': 'reads the settings of a file',
  'apps/web/src/features/review/lists/file/plausibility.ts': 'tells in which encoding a file makes sense',
  'apps/web/src/shared/breadcrumbs.ts': 'compares our own names of pages',
  'apps/server/src/modules/account-data/queries.ts': 'finds keys of our own making',
  'apps/server/src/modules/moderation/as-read.ts': 'builds on the base: as a hurried reader sees a post',
  'apps/server/src/modules/notes/sanitise-note.ts': 'cleans what is stored of a note',
  'apps/server/src/modules/notes/text-of-note.ts': 'says whether a note shows anything',
  'apps/server/src/modules/word-lists/parse-word-list.ts': 'reads the byte order mark of a file',
  'apps/server/src/platform/database/contains-terms.ts': 'the base in SQL, property-tested against it',
  'apps/server/src/platform/identity/password.ts': 'passwords: NFC and nothing else',
  'apps/server/src/platform/translation/open-translation.ts': 'cleans what a translator answered',
  'content/src/bank/plain-words.ts': 'checks our own content',
  'content/src/checks.ts': 'checks our own content',
  'content/src/dictionary/lemma-candidates.ts': 'builds on the base: a word without its accents',
  'content/src/lessons/check-lesson.ts': 'checks our own content',
  'packages/contracts/src/note-html.ts': 'says which addresses a link may have',
  'packages/contracts/src/plain-text.ts': 'cleans what is stored of a post',
  'packages/contracts/src/sign-in.ts': 'passwords: NFC and nothing else',
  'packages/exam/src/language/is-translation.ts': 'judges what a translator answered',
  'packages/raters/src/lexicon/tokenize.ts': 'looks words of a read text up in the pronouncing dictionary',
  'packages/raters/src/speech/decoder/recogniser.ts': 'reads the vocabulary of the recogniser',
  'packages/raters/src/transcript/guard-transcript.ts': 'asks for vowels in what a recogniser wrote',
  'packages/raters/src/writing/content/memorised-runs.ts': 'reads our own lists',
  'packages/raters/src/writing/content/sentence-matcher.ts': 'reads our own lists',
  'packages/raters/src/writing/engines/read-grade.ts': 'reads what an outside engine answered',
  'packages/raters/src/writing/lexicon/dictionary.ts': 'looks a word up without its accents',
  'packages/raters/src/writing/lexicon/usual-slips.ts':
    'sees tokens of mapped text, in which our own curly marks may stand',
  'packages/raters/src/writing/lexicon/words-near.ts':
    'sees tokens of mapped text, in which our own curly marks may stand',
  'packages/raters/src/writing/prose/foreign-share.ts':
    'sees tokens of mapped text, in which our own curly marks may stand',
  'packages/raters/src/writing/prose/judge-prose.ts':
    'sees tokens of mapped text, in which our own curly marks may stand',
  'packages/raters/src/writing/prose/model-words.ts': 'reads our own lists',
  'packages/raters/src/writing/text/parse-text.ts':
    'sees tokens of mapped text, in which our own curly marks may stand',
  'packages/voice/src/speakable-text.ts': 'spells our own texts for the synthesiser',
  'packages/ui/src/text-area/pasted-text.ts': 'tidies what is pasted; compares nothing',
}

const UNSEEN =
  /\\u\{?0*(?:00ad|200[b-f]|202[a-e]|206[0-9a-f]|feff)|\\p\{(?:Cf|Default_Ignorable)|[\u00AD\u200B-\u200F\u2060\uFEFF]/iu
const DIGITS = /\\u\{?0*(?:066|06f)[0-9]|[٠-٩۰-۹]/iu
const QUOTES = /\\u\{?0*(?:201[89bcdf]|02bc)|[‘’ʼ“”]/iu
const PLAIN_QUOTE = /^['"]$/u
const CASE = new Set(['toLowerCase', 'toLocaleLowerCase', 'toUpperCase', 'toLocaleUpperCase'])
const REPLACING = new Set(['replace', 'replaceAll'])
const MATCHING = new Set(['like', 'ilike'])

/** Text of learners is compared in one way: what looks alike is alike, at every place. */
export const typedText: SourceRule = {
  name: 'typed-text',
  covers: (path) => !path.startsWith(base) && !Object.hasOwn(comparers, path) && !isTest(path) && !isTool(path),
  check: (node, file) => {
    const found = rawComparing(node, file)
    return found === undefined
      ? undefined
      : `${found}: compare what was typed through ${base} (comparableTyped, mapTyped, wholeNumberTyped; searches: containsTerms)`
  },
}

function rawComparing(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (ts.isRegularExpressionLiteral(node)) return patternOf(node.text)
  if (ts.isImportSpecifier(node)) return importOf(node)
  if (ts.isCallExpression(node)) return callOf(node)
  if (ts.isBinaryExpression(node) && isInteractive(file.fileName)) return comparisonOf(node)
  return undefined
}

function patternOf(pattern: string): string | undefined {
  if (UNSEEN.test(pattern)) return 'a pattern for what nobody sees'
  return DIGITS.test(pattern) ? 'a pattern for digits of other keyboards' : undefined
}

function importOf({ name, propertyName, parent }: ts.ImportSpecifier): string | undefined {
  const from = parent.parent.parent.moduleSpecifier
  const isDrizzle = ts.isStringLiteral(from) && from.text === 'drizzle-orm'
  const imported = (propertyName ?? name).text
  return isDrizzle && MATCHING.has(imported) ? `${imported} of a column` : undefined
}

function callOf({ expression, arguments: [first, second] }: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(expression)) return undefined
  const name = expression.name.text
  if (name === 'normalize') return '.normalize()'
  const isFold =
    REPLACING.has(name) &&
    first !== undefined &&
    second !== undefined &&
    QUOTES.test(first.getText()) &&
    ts.isStringLiteral(second) &&
    PLAIN_QUOTE.test(second.text)
  return isFold ? 'folding of quotation marks' : undefined
}

/** Where learners type. Elsewhere words of protocols and of our own content are compared without regard to case. */
const isInteractive = (path: string) =>
  /^(?:apps\/web\/src|apps\/server\/src\/modules|packages\/contracts\/src)\//u.test(path)

const EQUALITY = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken])

function comparisonOf({ operatorToken, left, right }: ts.BinaryExpression): string | undefined {
  if (!EQUALITY.has(operatorToken.kind)) return undefined
  return [left, right].some(isCaseFolded) ? 'comparing of small or capital letters' : undefined
}

const isCaseFolded = (node: ts.Expression) =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && CASE.has(node.expression.name.text)
