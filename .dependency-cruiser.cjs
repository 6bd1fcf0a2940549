// The walls of docs/ARCHITECTURE.md, one rule per row, written so that they already cover a folder not yet created.
// `npm run walls` runs them; `scripts/walls.test.ts` breaks each of them once.

const engineWalls = require('./scripts/support/engine-walls.cjs')
const parts = require('./scripts/support/wall-parts.cjs')
const { tests, zod, react, servers, databases, behindRatings, engines } = parts
const { sharedByKinds, kind, modules, layer, only, never } = parts
/** Plain modules of the same kind, such as its definition and what that and its scorer both read. */
const ofOwnKind = String.raw`^packages/tasks/src/$1/(?!sample|scorer)[\w-]+\.ts$`

const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or hide a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolvable',
    comment: 'An import that nothing answers breaks at start, or hides a wall.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: String.raw`\?(url|raw|inline|worker|sharedworker)\b` },
  },
  never('product-never-imports-tests', '^(packages|apps|content)/', tests, 'Test code stays out of the product.'),
  never('packages-never-import-apps', '^(packages|content)/', '^apps/', 'Packages stand beneath the apps.'),
  never(
    'product-never-imports-tools',
    '^(packages|apps|content)/',
    '^(training|bench|scripts|e2e)/',
    'What makes models, measures and checks is no part of the product.',
  ),
  never('packages-never-import-content', '^packages/', '^content/', 'The question bank stands above the packages.'),
  never(
    'apps-never-import-each-other',
    '^apps/([^/]+)/',
    { path: '^apps/', pathNot: '^apps/$1/' },
    'Apps share packages, and nothing else.',
  ),
  never(
    'packages-are-imported-by-name',
    '^(packages/[^/]+|apps/[^/]+|content)/',
    { path: '^(packages|content)/', pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
    'A path into another package goes round its exports: import @rehearsal/….',
  ),
  never('apps-have-no-barrels', '^apps/', String.raw`^apps/.*/index\.ts$`, 'Import the file that holds the thing.'),
]

const packages = [
  only('exam-imports-only-zod', '^packages/exam/', ['^packages/exam/', zod], 'The vocabulary depends on nothing.'),
  only(
    'scoring-imports-only-exam-and-statistics',
    '^packages/scoring/',
    '^packages/(scoring|exam|statistics)/',
    'Marking from a key is pure: no React, Node, clock or network.',
  ),
  never(
    'voice-imports-nothing-of-ours',
    '^packages/voice/',
    '^(packages/(?!voice/)|apps/|content/)',
    'Speech synthesis is usable alone.',
  ),
  ...engineWalls,
  never(
    'ui-knows-nothing-of-exams',
    '^packages/ui/',
    '^(packages/(?!ui/)|apps/|content/)',
    'Components take texts and values, never the exam.',
  ),
  only(
    'contracts-import-only-definitions',
    '^packages/contracts/',
    ['^packages/(contracts|exam)/', String.raw`^packages/tasks/src/(catalogue|tasks|task)\.ts$`, zod],
    'A contract names shapes: never a scorer, never a view.',
  ),
]

const tasks = [
  only(
    'task-imports-only-exam',
    String.raw`^packages/tasks/src/task\.ts$`,
    ['^packages/exam/', zod],
    'What a task is says nothing of how it is scored or shown.',
  ),
  only(
    'definitions-import-only-exam',
    String.raw`${kind}(?:definition|face)\.ts$`,
    ['^packages/exam/', sharedByKinds, ofOwnKind, zod],
    'A definition is data for the server, the web and the content builder: no React, not even its types.',
  ),
  never(
    'definitions-reach-no-marking',
    String.raw`${kind}(?:definition|face)\.ts$`,
    { path: `^packages/(scoring|${behindRatings})/`, reachable: true },
    'A player imports its definition: marking must not follow it to the browser.',
  ),
  only(
    'catalogue-imports-only-faces',
    String.raw`^packages/tasks/src/catalogue\.ts$`,
    ['^packages/exam/', String.raw`^packages/tasks/src/task\.ts$`, String.raw`^packages/tasks/src/.*\bface\.ts$`],
    'The start chunk holds ids and names, not every schema.',
  ),
  only(
    'scorers-import-only-marking',
    String.raw`${kind}scorer\.ts$`,
    [ofOwnKind, sharedByKinds, String.raw`^packages/tasks/src/scorer\.ts$`, '^packages/(exam|scoring|rating)/'],
    'A scorer applies rules to an answer: no React, no ui, no other kind.',
  ),
  only(
    'scorer-type-imports-only-task',
    String.raw`^packages/tasks/src/scorer\.ts$`,
    [String.raw`^packages/tasks/src/task\.ts$`, '^packages/(exam|rating)/'],
    'What a scorer is depends on the task and on the types of ratings.',
  ),
  {
    name: 'tasks-are-shown-by-views-alone',
    comment: 'Node reads definitions and scorers: no React and no component, not even their types.',
    severity: 'error',
    from: {
      path: String.raw`^packages/tasks/src/.*\.ts$`,
      pathNot: [tests, String.raw`^packages/tasks/src/views\.ts$`],
    },
    to: { path: [react, '^packages/ui/', String.raw`^packages/tasks/src/.*\.tsx$`] },
  },
  never(
    'tasks-know-only-the-types-of-ratings',
    '^packages/tasks/',
    { path: [`^packages/(?!rating/)(${behindRatings})/`, '^packages/rating/(?!src/types/)', engines] },
    'Engines are handed in as services.',
  ),
  never(
    'tasks-import-ratings-as-types',
    '^packages/tasks/',
    { path: '^packages/rating/', dependencyTypesNot: ['type-only'] },
    'Engines are handed in as services.',
  ),
  never(
    'tasks-are-called-and-voiced-by-others',
    '^packages/tasks/',
    '^packages/(contracts|voice)/',
    'Calls name kinds, and recordings are made of their texts: a kind knows of neither.',
  ),
  never(
    'views-never-score',
    String.raw`^packages/tasks/src/(views\.ts|.*\.tsx)$`,
    [
      String.raw`^packages/tasks/src/.*\b(scorers?|samples?)\.ts$`,
      `^packages/(scoring|${behindRatings}|voice|contracts)/`,
    ],
    'A player shows and collects; marks come from the server.',
  ),
  never(
    'a-kind-imports-no-other-kind',
    kind,
    { path: kind, pathNot: '^packages/tasks/src/$1/' },
    'What two kinds share stands in scoring, ui or exam.',
  ),
]

const programs = [
  only(
    'content-imports-only-definitions',
    '^content/',
    [
      '^content/',
      '^packages/(exam|voice|english|phonetics)/',
      String.raw`^packages/tasks/src/(catalogue|tasks|task)\.ts$`,
      // The form of a graded sample answer is computed as everywhere.
      String.raw`^packages/scoring/src/form\.ts$`,
      // What questions say is encoded ahead (decision 080): which texts, by what, into which file.
      String.raw`^packages/writing/src/meaning/question-texts\.ts$`,
      String.raw`^packages/meaning/src/(encoder/sentence-encoder|vectors/vectors|known/known-vectors)\.ts$`,
      'node_modules',
      '^(node:)?[a-z/_]+$',
    ],
    'The builder checks questions: it scores and shows none.',
  ),
  never(
    'content-never-serves',
    '^content/',
    [servers, databases, react],
    'The builder writes a pack of files; the server imports it.',
  ),
  never(
    'the-pack-is-apart-from-its-builder',
    String.raw`^content/src/((dictionary/dictionary|persian/persian)-)?pack\.ts$`,
    [String.raw`^content/(?!src/dictionary/dictionary-pack\.ts$)`, `^packages/(voice|${behindRatings})/`],
    'The server reads packs, so their shape must not bring the builder along.',
  ),
  never(
    'rate-imports-only-engines',
    '^apps/rate/',
    [
      '^packages/(?!exam/|tasks/|rating/|writing/|speech/)',
      '^content/',
      String.raw`^packages/tasks/src/(views\.ts|.*\.tsx)$`,
      servers,
      databases,
      react,
    ],
    'The command line rates without server or database.',
  ),
]

const server = [
  never(
    'server-never-imports-views',
    '^apps/server/',
    ['^packages/ui/', String.raw`^packages/tasks/src/(views\.ts|.*\.tsx)$`, react],
    'Node runs no TSX, and the server shows nothing.',
  ),
  never(
    'server-imports-packs-only',
    '^apps/server/',
    {
      path: '^content/',
      pathNot: String.raw`^content/src/(pack|persian/persian-pack|dictionary/(dictionary-pack|lemma-candidates))\.ts$`,
    },
    'The server imports a built pack, never the builder.',
  ),
  never(
    'platform-rating-alone-imports-engines',
    '^apps/server/(?!src/platform/rating/)',
    [`^packages/(${behindRatings})/`, engines],
    'Engines run in worker threads, behind platform/rating.',
  ),
  never(
    'server-reckons-by-engines-alone',
    '^apps/server/',
    '^packages/(statistics|meaning)/',
    'Numbers and meanings reach the server within ratings. A worker that hands an engine its encoder opens this.',
  ),
  never(
    'services-alone-import-scorers',
    String.raw`^apps/server/(?!src/modules/[^/]+/.*\bservice(?:\.ts$|/))`,
    String.raw`^packages/tasks/src/.*\bscorers\.ts$`,
    'Scoring is a decision of a use case.',
  ),
  never(
    'platform-never-imports-modules',
    '^apps/server/src/platform/',
    String.raw`^apps/server/src/(modules/|app\.ts|main\.ts|worker\.ts|admin\.ts)`,
    'The platform serves modules and knows none.',
  ),
  never(
    'platform-imports-contracts-and-voice-only',
    '^apps/server/src/platform/(?!rating/)',
    '^packages/(scoring|tasks|ui)/',
    'The platform knows error codes and speech synthesis, and nothing of questions.',
  ),
  never(
    'modules-meet-in-services',
    modules,
    { path: modules, pathNot: ['^apps/server/src/modules/$1/', layer('service')] },
    'Another module is asked through its service; its tables may be read, its files not.',
  ),
  never(
    'routes-never-touch-the-database',
    layer('routes'),
    [
      String.raw`^apps/server/src/platform/(?!http/|(?:services|config|clock)\.ts$)`,
      layer('queries'),
      layer('jobs'),
      databases,
    ],
    'A handler reads its input, calls one use case and presents.',
  ),
  never(
    'routes-call-their-own-service',
    layer('routes'),
    { path: modules, pathNot: '^apps/server/src/modules/$1/' },
    'Only services talk to other modules.',
  ),
  never(
    'services-never-see-http',
    layer('service'),
    [servers, layer('routes'), layer('presenters?')],
    'A use case runs the same from a job, a test and a request.',
  ),
  never(
    'queries-import-only-the-database',
    layer('queries'),
    [
      servers,
      '^apps/server/src/platform/(?!database/)',
      layer('queries'),
      layer('routes'),
      layer('service'),
      layer('presenters?'),
      layer('policy'),
      layer('jobs'),
    ],
    'A query is one statement: other queries and use cases stand elsewhere.',
  ),
  never(
    'presenters-only-present',
    layer('presenters?'),
    {
      path: ['^apps/server/', '^packages/(?!contracts/|exam/|tasks/)', servers, databases],
      pathNot: [layer('presenters?'), layer('policy')],
      dependencyTypesNot: ['type-only'],
    },
    'A presenter turns a row into a wire shape; it may ask the policy what may be seen, know the types of its module, and run none of it.',
  ),
  never(
    'policies-only-decide',
    layer('policy'),
    {
      path: ['^apps/server/', '^packages/(?!exam/)', servers, databases],
      pathNot: [layer('policy')],
      dependencyTypesNot: ['type-only'],
    },
    'A policy is a readable line about values it is given.',
  ),
  never(
    'jobs-call-their-service',
    layer('jobs'),
    [servers, databases, layer('queries'), layer('routes'), layer('presenters?'), layer('policy')],
    'A job is a use case started by the clock or a queue.',
  ),
]

const web = [
  never(
    'features-never-import-each-other',
    '^apps/web/src/features/([^/]+)/',
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    'Features meet in app.',
  ),
  never('features-never-import-app', '^apps/web/src/features/', '^apps/web/src/app/', 'Only app joins features.'),
  never(
    'shared-imports-no-feature',
    '^apps/web/src/shared/',
    '^apps/web/src/(features|app)/',
    'What is shared knows nothing of its users.',
  ),
  never('shared-knows-no-tasks', '^apps/web/src/shared/', '^packages/tasks/', 'Kinds of question belong to features.'),
  never(
    'web-imports-only-browser-packages',
    '^apps/web/',
    [`^packages/(scoring|${behindRatings}|voice)/`, '^content/'],
    'Marks, engines and the bank stay on the server.',
  ),
  never(
    'web-sees-tasks-by-catalogue-and-views',
    '^apps/web/',
    {
      path: '^packages/tasks/',
      pathNot: String.raw`^packages/tasks/src/(catalogue|views)\.ts$`,
      dependencyTypesNot: ['type-only'],
    },
    'The start chunk holds ids and names, not every answer-key schema.',
  ),
  never(
    'web-imports-no-package-barrel',
    '^apps/web/',
    String.raw`^packages/[^/]+/src/index\.ts$`,
    'A barrel brings the whole package into the start chunk.',
  ),
]

module.exports = {
  forbidden: [...everywhere, ...packages, ...tasks, ...programs, ...server, ...web],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(dist|\.tsc|\.tsc-views|\.vite|migrations)/` },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    preserveSymlinks: false,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
