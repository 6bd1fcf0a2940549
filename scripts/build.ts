import { buildContent } from './support/content-build.ts'
import { buildWeb } from './support/web-build.ts'

try {
  await Promise.all([buildContent(), buildWeb()])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
