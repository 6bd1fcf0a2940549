import { readFileSync } from 'node:fs'
import { type Citable, citationViolations, numberedDocuments, sectionsOf } from '../source-rules/citations.ts'
import type { Violation } from '../source-rules/rule.ts'
import { repositoryFiles } from './repository-files.ts'

/** Texts of ours that cite. */
const CITING = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.yaml', '*.sh', '*.md']
const OF_OTHERS = /(?:^|\/)(?:migrations|fixtures|models)\/|^THIRD-PARTY/u
/** They show what a broken citation is. */
const EXAMPLES = 'scripts/citations.test.ts'

/** What the repository as it lies there offers to be cited. */
export function citableHere(): Citable {
  const sections = [...numberedDocuments].map(([name, path]) => [name, sectionsOf(readFileSync(path, 'utf8'))] as const)
  return { paths: new Set(repositoryFiles()), sections: new Map(sections) }
}

/** What the repository's texts cite wrongly. */
export function brokenCitations(citable = citableHere()): Violation[] {
  return repositoryFiles(...CITING)
    .filter((path) => !OF_OTHERS.test(path) && path !== EXAMPLES)
    .flatMap((path) => citationViolations(path, readFileSync(path, 'utf8'), citable))
}
