import { startExport } from '@rehearsal/contracts/account-data'
import type { Endpoint } from '@rehearsal/contracts/endpoint'
import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { strFromU8, unzipSync } from 'fflate'
import type { TestLearner } from './a-learner.ts'
import type { TestApp } from './an-app.ts'
import { ask, type Asking, send } from './ask.ts'
import { nameOf } from './fixtures-of-calls.ts'

/** What the addresses of a walk name. */
export type Known = {
  /** Questions, by kind; of each kind the first and the last are asked for. */
  questions: ReadonlyMap<TaskId, readonly number[]>
  attempts?: readonly number[]
  comments?: readonly number[]
  tests?: readonly number[]
  pronunciationWords?: readonly number[]
  /** Of links to scores. */
  tokens?: readonly string[]
}

/** What an address said: of a file its texts. */
export type Said = { route: string; asked: string; status: number; body: string }

/** Reads every address that a browser reads and that could tell of an answer: all of the contracts, and files and pages beside them. */
export async function walk(app: TestApp, as: TestLearner, known: Known): Promise<Said[]> {
  const said: Said[] = []
  for (const endpoint of app.http.endpoints.filter(({ method }) => method === 'GET')) {
    for (const asking of askingsOf(endpoint, known)) {
      const { statusCode: status, body } = await send(app, endpoint, { ...asking, as })
      said.push({ route: nameOf(endpoint), asked: JSON.stringify(asking), status, body })
    }
  }
  return [...said, await exported(app, as), ...(await sharedPages(app, known))]
}

/** What a walk reads outside the contracts. */
const readBeside = ['GET /exports/:token', 'GET /s/:token'] as const

async function exported(app: TestApp, as: TestLearner): Promise<Said> {
  const { files } = await ask(app, startExport, { as })
  const { statusCode: status, rawPayload } = await app.http.inject(files[0]?.url ?? '')
  const texts = Object.entries(unzipSync(rawPayload)).filter(([name]) => name.endsWith('.json'))
  const body = `{${texts.map(([name, bytes]) => `${JSON.stringify(name)}:${strFromU8(bytes)}`).join(',')}}`
  return { route: readBeside[0], asked: '', status, body }
}

const sharedPages = (app: TestApp, { tokens = [] }: Known) =>
  Promise.all(
    tokens.map(async (token): Promise<Said> => {
      const { statusCode: status, body } = await app.http.inject(`/s/${token}`)
      return { route: readBeside[1], asked: token, status, body }
    }),
  )

/** Of each kind the first and the last: all are treated alike. */
export const sampleOf = ({ questions }: Known, taskId: TaskId): number[] => {
  const own = questions.get(taskId) ?? []
  return [...new Set([own.at(0), own.at(-1)])].flatMap((id) => id ?? [])
}

/** Calls of an address that could say something of an answer, or one that can say nothing. */
function askingsOf({ path }: Endpoint, known: Known): Asking[] {
  const ids = (all: readonly (number | string)[] = [], name = 'id') => all.map((id) => ({ params: { [name]: id } }))
  const ofKind = taskIds.find((taskId) => path.startsWith(`/api/${tasks[taskId].wire.path}/`))
  if (ofKind !== undefined && /\/answers(?:\/other)?$/u.test(path)) return ids(sampleOf(known, ofKind))
  // The first places of the list: the bank has twelve of each kind, and a test asks up to twelve.
  if (ofKind !== undefined) return ids([0, 1, 2])
  const oneOfEach = [...known.questions.keys()].flatMap((taskId) => sampleOf(known, taskId).slice(0, 1))
  if (/^\/api\/(?:practices|bookmarks|comments|notes)\/\{id\}/u.test(path)) return ids(oneOfEach)
  if (path === '/api/commentReplies/{id}') return ids(known.comments)
  if (path.startsWith('/api/attempts/{id}')) return ids(known.attempts)
  if (path.startsWith('/api/mock-tests/{id}')) return ids(known.tests)
  if (path.startsWith('/api/book/pronunciationBook/{id}')) return ids(known.pronunciationWords)
  if (path === '/api/share-links/{token}') return ids(known.tokens, 'token')
  return [{ params: anyParams, ...queries[path] }]
}

const [anyKind] = taskIds

const anyParams = {
  id: 1,
  slug: 'grammar-articles',
  status: 'premium',
  variant: 'ACADEMIC',
  word: 'mill',
  token: 'x'.repeat(32),
  uid: 'x',
  code: 'x',
  practiceType: practiceTypeOf(anyKind),
}

const queries: Readonly<Record<string, Asking>> = {
  '/api/attempts': { query: { size: 500 } },
  '/api/inbox': { query: { size: 500 } },
  '/api/drills': { query: { sounds: 'TH-S,E,A' } },
  '/api/videos': { query: { taskId: anyKind, topic: 'grammar' } },
  '/api/mock-tests/trend': { query: { pteType: 'ACADEMIC' } },
}

/** Addresses that a walk does not read, each with the reason. */
const notRead: readonly (readonly [routes: RegExp, why: string])[] = [
  [/^HEAD /u, 'the same as GET, without what it says'],
  [/^[A-Z]+ \/realms\/rehearsal\/\*$/u, 'the issuer of tokens knows accounts and no questions'],
  [/^GET \/(?:health\/.*|api\/openapi\.json|\*)$/u, 'the same for everybody'],
  [/^(?:GET|POST) \/payments\//u, 'knows orders and no questions'],
  [/^GET \/calendar\/:file$/u, 'knows the days of a study plan and no questions'],
  [/^GET \/media\/:token\/:name$/u, 'hands out what an address names that another answer gave: those are walked'],
  [/^GET \/s\/(?:\*|:token\/.*)$/u, 'a link of the learner’s own making: score and own answer, no key (decision 049)'],
]

/** Calls that change something, and why none of them says anything of an answer. */
const notMade: readonly (readonly [routes: RegExp, why: string])[] = [
  [/ \/api\/(?:speaking|writing|reading|listening)\/[^/]+\/\{id\}$/u, 'refused: locks.test'],
  [/ \/api\/practices\/\{id\}\/reveal$/u, 'refused: locks.test'],
  [/ \/api\/(?:comments|commentReplies)(?:\/\{id\}(?:\/like)?)?$/u, 'refused: locks.test; own words can be deleted'],
  [/^(?:PATCH|POST) \/api\/attempts\/\{id\}(?:\/share-link)?$/u, 'refused: locks.test'],
  [/^(?:PATCH|POST) \/api\/mock-tests\/\{id\}\/share-link$/u, 'says what the link shows, of a test that has ended'],
  [/^POST \/api\/mock-tests(?:\/.*)?$/u, 'the steps of a test: leak.test'],
  [/^DELETE /u, 'says nothing'],
  [/^POST \/api\/account\/exports$/u, 'names the files, which are walked'],
  [/ \/api\/(?:account|email-changes|password-resets|interactions|profile|calendar-feed)/u, 'the account'],
  [/ \/api\/(?:v2\/order|orders)/u, 'orders'],
  [
    / \/api\/(?:admin|bank-packs|bank-questions|question-previews)/u,
    'of those who write and moderate: others are refused',
  ],
  [/ \/api\/(?:notes|bookmarks|answer-consent|inbox|settings|review-settings)/u, 'answers with what was sent'],
  [
    / \/api\/(?:book|dictation|reviews|transcription)/u,
    'words and sentences of the learner’s own or of the dictionary',
  ],
  [/ \/api\/(?:predictions|problemReports|content-reports)$/u, 'answers with a number'],
]

/** Addresses that are neither read by a walk nor named with a reason, and reasons that stand for no address. */
export function missedBy({ http }: TestApp): string[] {
  const walked = new Set<string>([
    ...http.endpoints.filter(({ method }) => method === 'GET').map(nameOf),
    ...readBeside,
  ])
  const reasons = [...notRead, ...notMade]
  const missed = http.everyRoute.filter(
    (route) => !walked.has(route) && !reasons.some(([routes]) => routes.test(route)),
  )
  const idle = reasons.filter(([routes]) => !http.everyRoute.some((route) => routes.test(route)))
  return [...new Set(missed), ...idle.map(([routes]) => String(routes))]
}

/** What is one learner's own by its nature: who it is, links that are made for them, the number of the request. */
export const masked = (text: string, { id, email }: TestLearner): string =>
  text
    .replaceAll(id, 'the learner')
    .replaceAll(email, 'the address')
    .replaceAll(/\b[a-z]+-[0-9a-f]{8}\b/gu, 'a name')
    .replaceAll(/\/media\/[\w.-]+\//gu, '/media/')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gu, 'an id')
