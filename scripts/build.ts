import { buildOrExit } from './support/build.ts'

await buildOrExit()
