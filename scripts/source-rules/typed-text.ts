import ts from 'typescript'
import { isTest, isTool, type SourceRule } from './rule.ts'

const base = 'packages/exam/src/typed-text/'

/** Who may compare in another way, or names such characters without comparing what a learner typed. */
export const comparers: Readonly<Record<string, string>> = {
  'apps/server/src/modules/word-lists/read-heading.ts': 'reads the settings of a file',
  'apps/web/src/features/review/lists/file/plausibility.ts': 'tells in which encoding a file makes sense',
  'apps/web/src/shared/breadcrumbs.ts': 'compares our own names of pages',
  'apps/server/src/modules/account-data/queries.ts': 'finds keys of our own making',
  'apps/server/src/modules/account/queries.ts': 'finds addresses, which are stored normalised, by their index',
  'apps/server/src/modules/notes/sanitise-note.ts': 'cleans what is stored of a note',
  'apps/server/src/modules/notes/text-of-note.ts': 'says whether a note shows anything',
  'apps/server/src/modules/question-bank/bank-queries.ts':
    'finds our own texts within JSON, with their quotes and dashes folded',
  'apps/server/src/modules/word-lists/parse-word-list.ts': 'reads the byte order mark of a file',
  'apps/server/src/platform/database/contains-terms.ts': 'the base in SQL, property-tested against it',
  'apps/server/src/platform/database/schema/moderation.ts':
    'keeps a phrase from being listed twice; posts are compared by as-read.ts',
  'apps/server/src/platform/database/schema/questions.ts': 'orders our own titles',
  'apps/server/src/platform/database/schema/users.ts': 'indexes addresses and names, which are stored normalised',
  'apps/server/src/platform/identity/password.ts': 'passwords: NFC and nothing else',
  'apps/server/src/platform/translation/open-translation.ts': 'cleans what a translator answered',
  'content/src/bank/plain-words.ts': 'checks our own content',
  'content/src/checks.ts': 'checks our own content',
  'content/src/dictionary/lemma-candidates.ts': 'builds on the base: a word without its accents',
  'content/src/lessons/check-lesson.ts': 'checks our own content',
  'content/src/persian/persian-problems.ts': 'checks our own content',
  'packages/contracts/src/note-html.ts': 'says which addresses a link may have',
  'packages/contracts/src/plain-text.ts': 'cleans what is stored of a post',
  'packages/contracts/src/sign-in.ts': 'passwords: NFC and nothing else',
  'packages/exam/src/language/is-translation.ts': 'judges what a translator answered',
  'packages/meaning/src/tokens/split-words.ts': 'cuts texts up as the sentence encoder was taught to read them',
  'packages/phonetics/src/text/tokenize.ts': 'looks words of a read text up in the pronouncing dictionary',
  'packages/speech/src/decoder/recogniser.ts': 'reads the vocabulary of the recogniser',
  'packages/rating/src/transcript/guard-transcript.ts': 'asks for vowels in what a recogniser wrote',
  'packages/writing/src/templates/phrase-matches.ts': 'reads our own lists',
  'packages/writing/src/content/sentence-matcher.ts': 'reads our own lists',
  'packages/writing/src/engines/read-grade.ts': 'reads what an outside engine answered',
  'packages/writing/src/dictionary/dictionary.ts': 'looks a word up without its accents',
  'packages/english/src/data/read-corrections.ts': 'reads our own lists',
  'packages/english/src/spelling/usual-slips.ts': 'sees tokens of mapped text, in which our own curly marks may stand',
  'packages/writing/src/marks/spelling/spelling-candidates.ts':
    'sees tokens of mapped text, in which our own curly marks may stand',
  'packages/writing/src/prose/foreign-share.ts': 'sees tokens of mapped text, in which our own curly marks may stand',
  'packages/writing/src/prose/judge-prose.ts': 'sees tokens of mapped text, in which our own curly marks may stand',
  'packages/writing/src/prose/model-words.ts': 'reads our own lists',
  'packages/writing/src/text/parse-text.ts': 'sees tokens of mapped text, in which our own curly marks may stand',
  'packages/voice/src/speakable-text.ts': 'spells our own texts for the synthesiser',
  'packages/ui/src/menu/item-to-focus.ts': 'compares our own labels with the key that is pressed',
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
/** Of a set or map, by what it is asked with; of a text, by either side. */
const LOOKING_UP = new Set(['has', 'get'])
const FINDING = new Set(['includes', 'startsWith', 'endsWith', 'indexOf', 'lastIndexOf', 'localeCompare'])
const SQL_COMPARING = /\b(?:i?like\b|similar\s+to\b|(?:lower|upper)\s*\()|~\*/iu
const SQL_STRINGS = /'[^']*'/gu

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
  if (ts.isTaggedTemplateExpression(node)) return queryOf(node)
  const isTyped = isInteractive(file.fileName)
  if (ts.isCallExpression(node)) return callOf(node) ?? (isTyped ? searchOf(node) : undefined)
  return isTyped && comparedIn(node).some(isCaseFolded) ? BY_CASE : undefined
}

const BY_CASE = 'comparing of small or capital letters'

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

function queryOf({ tag, template }: ts.TaggedTemplateExpression): string | undefined {
  if (!ts.isIdentifier(tag) || tag.text !== 'sql') return undefined
  const text = ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join('$')
  return SQL_COMPARING.test(text.replaceAll(SQL_STRINGS, '')) ? 'comparing in SQL' : undefined
}

/** Where learners type, and where it is marked. Elsewhere words of protocols and of our own content are compared without regard to case. */
const isInteractive = (path: string) =>
  /^(?:apps\/web\/src|apps\/server\/src\/modules|packages\/(?:contracts|tasks|scoring|exam|ui)\/src)\//u.test(path)

function searchOf({ expression, arguments: given }: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(expression)) return undefined
  const name = expression.name.text
  const compared = FINDING.has(name) ? [expression.expression, ...given] : LOOKING_UP.has(name) ? given : []
  return compared.some(isCaseFolded) ? BY_CASE : undefined
}

const EQUALITY = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken])

function comparedIn(node: ts.Node): ts.Expression[] {
  if (ts.isBinaryExpression(node)) return EQUALITY.has(node.operatorToken.kind) ? [node.left, node.right] : []
  if (ts.isElementAccessExpression(node)) return [node.argumentExpression]
  return ts.isSwitchStatement(node) ? [node.expression] : []
}

/** Whether letters become small or capital anywhere in a chain of calls, but on what the base made. Something may stand in for nothing. */
function isCaseFolded(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isCaseFolded(node.expression)
  if (ts.isBinaryExpression(node))
    return node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken && isCaseFolded(node.left)
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name, expression } = node.expression
  return (CASE.has(name.text) && !isOfBase(expression)) || isCaseFolded(expression)
}

const OF_BASE = new Set(['comparableTyped', 'normalizeTyped', 'spellingForm'])
const isOfBase = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) &&
  (ts.isIdentifier(node.expression)
    ? OF_BASE.has(node.expression.text)
    : ts.isPropertyAccessExpression(node.expression) && isOfBase(node.expression.expression))
