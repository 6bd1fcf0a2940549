// Scripts written in TypeScript follow: an older Node would answer with a syntax error.
import { requireNodeToRun } from './support/install.mjs'

requireNodeToRun()
