import { fileURLToPath } from 'node:url'
import type { PackPlan } from '@rehearsal/content/pack'
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './modules/account/routes.ts'
import { accountDataRoutes } from './modules/account-data/routes.ts'
import { aiCreditsRoutes } from './modules/ai-credits/routes.ts'
import { commentsRoutes } from './modules/comments/routes.ts'
import { bookmarksRoutes } from './modules/bookmarks/routes.ts'
import { calendarFeedRoutes } from './modules/calendar-feed/routes.ts'
import { configsRoutes } from './modules/configs/routes.ts'
import { countriesRoutes } from './modules/countries/routes.ts'
import { dictationRoutes } from './modules/dictation/routes.ts'
import { createDictationWords } from './modules/dictation/words-service.ts'
import { dictionaryRoutes } from './modules/dictionary/routes.ts'
import { createDictionary } from './modules/dictionary/service.ts'
import { examMemoryRoutes } from './modules/exam-memory/routes.ts'
import type { Identity } from './modules/identity-pages/identity-service.ts'
import { identityPagesRoutes } from './modules/identity-pages/routes.ts'
import { inboxRoutes } from './modules/inbox/routes.ts'
import { paymentDoorRoutes } from './modules/payments/door-routes.ts'
import { paymentsRoutes } from './modules/payments/routes.ts'
import type { Lessons } from './modules/lessons/lesson-service.ts'
import { lessonsRoutes } from './modules/lessons/routes.ts'
import { mockTestReportRoutes } from './modules/mock-test/report-routes.ts'
import { mockTestRoutes } from './modules/mock-test/routes.ts'
import { levelRoutes } from './modules/level/routes.ts'
import { moderationRoutes } from './modules/moderation/routes.ts'
import { nextPracticeRoutes } from './modules/next-practice/routes.ts'
import { notesRoutes } from './modules/notes/routes.ts'
import { createMisspeltWords } from './modules/misspelt-words/list-service.ts'
import { misspeltWordsRoutes } from './modules/misspelt-words/routes.ts'
import { practiceRoutes } from './modules/practice/routes.ts'
import { predictionsRoutes } from './modules/predictions/routes.ts'
import type { ScoringWorker } from './modules/practice/scoring-service.ts'
import { problemReportsRoutes } from './modules/problem-reports/routes.ts'
import { pricingRoutes } from './modules/pricing/routes.ts'
import { questionBankRoutes } from './modules/question-bank/routes.ts'
import { reviewRoutes } from './modules/review/routes.ts'
import { sharePageRoutes } from './modules/sharing/page-routes.ts'
import { sharingRoutes } from './modules/sharing/routes.ts'
import { statisticsRoutes } from './modules/statistics/routes.ts'
import { studyPlanRoutes } from './modules/study-plan/routes.ts'
import { targetsRoutes } from './modules/targets/routes.ts'
import { pronunciationBookRoutes } from './modules/pronunciation-book/routes.ts'
import { transcriptionRoutes } from './modules/transcription/routes.ts'
import { translationRoutes } from './modules/translation/routes.ts'
import { sandboxPartsOf } from './platform/gateways/open-gateways.ts'
import { vocabBookRoutes } from './modules/vocab-book/routes.ts'
import { createVocabBook } from './modules/vocab-book/service.ts'
import { wordListsRoutes } from './modules/word-lists/routes.ts'
import { sandboxRoutes } from './platform/gateways/sandbox-routes.ts'
import { healthRoutes, type ReadinessChecks } from './platform/http/health.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { handleUnknownRoutes } from './platform/http/not-found.ts'
import { openApiRoutes } from './platform/http/openapi.ts'
import { serveWeb } from './platform/http/static.ts'
import { mountProvider } from './platform/identity/mount-provider.ts'
import { createCallCounts } from './platform/limits/call-counts.ts'
import { sharedStoreOf } from './platform/limits/shared-store.ts'
import { mediaRoutes } from './platform/media/media-routes.ts'
import type { Platform } from './platform/services.ts'

export type AppParts = {
  identity: Identity
  worker: ScoringWorker
  lessons: Lessons
  readinessChecks: ReadinessChecks
  webFolder: string
  /** Where the built dictionary lies. */
  contentFolder: string
  /** What is sold. */
  plans: readonly PackPlan[]
  /** From 0 up to 1; chance itself unless a test decides. */
  random?: () => number
}

export const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Puts the product together: the platform's rules for all routes, then one line for each module. */
export async function createApp(platform: Platform, parts: AppParts): Promise<FastifyInstance> {
  const { config, clock, log } = platform
  const { authenticate, provider } = parts.identity
  const app = await createHttpServer({
    log,
    clock,
    authenticate,
    publicUrl: config.publicUrl,
    outsideIssuer: config.identity.isEmbedded ? undefined : config.identity.issuer,
    callLimits: { ...config, sharedStore: sharedStoreFor(platform) },
    tls: config.tls,
    proxies: config.proxies,
  })
  configsRoutes(app, platform)
  countriesRoutes(app)
  accountRoutes(app, platform)
  accountDataRoutes(app, platform)
  calendarFeedRoutes(app, platform)
  aiCreditsRoutes(app, platform)
  practiceRoutes(app, platform, parts.worker)
  pricingRoutes(app, platform, parts.plans)
  paymentsRoutes(app, platform, parts.plans)
  await paymentDoorRoutes(app, platform)
  if (config.payments.hasSandbox)
    await sandboxRoutes(app, await sandboxPartsOf({ ...platform, publicUrl: config.publicUrl }))
  lessonsRoutes(app, platform, parts.lessons)
  transcriptionRoutes(app, platform)
  translationRoutes(app, platform)
  notesRoutes(app, platform)
  await commentsRoutes(app, platform)
  problemReportsRoutes(app, platform)
  moderationRoutes(app, platform)
  inboxRoutes(app, platform)
  bookmarksRoutes(app, platform)
  sharingRoutes(app, platform)
  sharePageRoutes(app, platform, parts.webFolder)
  examMemoryRoutes(app, platform)
  predictionsRoutes(app, platform)
  const dictionary = createDictionary(platform)
  dictionaryRoutes(app, platform, dictionary, parts.contentFolder)
  vocabBookRoutes(app, platform, createVocabBook(platform, dictionary))
  targetsRoutes(app, platform)
  statisticsRoutes(app, platform)
  levelRoutes(app, platform)
  nextPracticeRoutes(app, platform)
  studyPlanRoutes(app, platform)
  reviewRoutes(app, platform)
  wordListsRoutes(app, platform)
  const { contentFolder, random = Math.random } = parts
  dictationRoutes(app, platform, createDictationWords(platform, { dictionary, contentFolder, random }))
  misspeltWordsRoutes(app, platform, createMisspeltWords(platform, dictionary))
  pronunciationBookRoutes(app, platform)
  questionBankRoutes(app, platform)
  mockTestRoutes(app, platform, parts.worker)
  mockTestReportRoutes(app, platform)
  identityPagesRoutes(app, platform, provider)
  mediaRoutes(app, platform)
  healthRoutes(app, parts.readinessChecks)
  openApiRoutes(app, config.publicUrl)
  if (provider) await mountProvider(app, provider)
  handleUnknownRoutes(app, app.endpoints, await serveWeb(app, parts.webFolder, config.publicUrl))
  return app
}

/** Several processes share a PostgreSQL server; the embedded database has one, which counts without asking it. */
function sharedStoreFor({ config, clock, db, log }: Platform) {
  return config.database.kind === 'postgres'
    ? sharedStoreOf({ counts: createCallCounts(db, clock), clock, log })
    : undefined
}
