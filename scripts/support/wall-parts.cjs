// What the walls of `.dependency-cruiser.cjs` are written with: kinds of file and library as patterns, and the two kinds of rule.

const tests = String.raw`\.(test|spec)\.tsx?$|/testing[/.]`
const library = (...names) => String.raw`(^|node_modules/)(@types/)?(${names.join('|')})(/|$)`
const zod = library('zod')
const react = library('react', 'react-dom')
const servers = library('fastify', '@fastify/[^/]+', 'express', 'koa', 'hono')
const databases = library('pg', 'drizzle-orm', '@electric-sql/[^/]+', 'pg-boss')
/** The signs of sounds, which tasks and pages show. */
const phones = '^packages/phonetics/src/phones/'
/** What stands behind a rating: knowledge of the language but for those signs, and the engines on it. */
const behindRatings = 'english|phonetics(?!/src/phones/)|statistics|meaning|rating|writing|speech'
const engines = library('harper\\.js', 'wink-[^/]+', 'nspell')
// What several kinds share stands beside their folders; the lists of all kinds stand there too.
const sharedByKinds = String.raw`^packages/tasks/src/(?!catalogue|tasks|scorer|views|samples)[^/]+\.ts$`
const skill = '(?:listening|reading|speaking|writing)'
const kind = `^packages/tasks/src/(${skill}/[^/]+)/`
const modules = '^apps/server/src/modules/([^/]+)/'
const layer = (name) => String.raw`${modules}.*\b${name}(?:\.ts$|/)`

/** Everything but `allowed` is forbidden to `from`. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { pathNot: allowed },
})

/** `forbidden` is forbidden to `from`. */
const never = (name, from, forbidden, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: typeof forbidden === 'string' || Array.isArray(forbidden) ? { path: forbidden } : forbidden,
})

module.exports = {
  tests,
  zod,
  react,
  servers,
  databases,
  behindRatings,
  engines,
  phones,
  sharedByKinds,
  kind,
  modules,
  layer,
  only,
  never,
}
