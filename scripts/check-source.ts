// The rules of the house that oxlint does not know. Part of the lint step.
import { readFileSync } from 'node:fs'
import { folderKnots } from './source-rules/folder-knots.ts'
import { knownLists } from './source-rules/known-list.ts'
import { keysOfTwoOwners } from './source-rules/query-key.ts'
import { parseSource, violationsOf } from './source-rules/rules.ts'
import { sizeViolations, sizesOf } from './source-rules/sizes.ts'
import { brokenCitations } from './support/citable.ts'
import { unfinishedMerges } from './support/conflict-markers.ts'
import { brokenDecisions } from './support/decisions.ts'
import { repositoryFiles } from './support/repository-files.ts'

const paths = repositoryFiles('*.ts', '*.tsx').filter(
  (path) => !/\.gen\.ts$|\.d\.ts$|(^|\/)(migrations|fixtures)\//.test(path),
)
const files = paths.map((path) => parseSource(path, readFileSync(path, 'utf8')))
const sizes = sizesOf(files)
const complaints = [
  ...[
    ...files.flatMap(violationsOf),
    ...folderKnots(files),
    ...knownLists(files),
    ...keysOfTwoOwners(files),
    ...brokenCitations(),
    ...brokenDecisions(),
    ...unfinishedMerges(),
  ].map(({ path, line, rule, message }) => `${path}:${line} [${rule}] ${message}`),
  ...sizeViolations(sizes),
]

for (const complaint of complaints) console.error(complaint)
console.log(`${files.length} files; 95 % have at most ${sizes.file} lines, 95 % of functions at most ${sizes.function}`)
console.log(complaints.length === 0 ? 'Source rules: nothing to mend' : `Source rules: ${complaints.length} to mend`)
process.exitCode = complaints.length === 0 ? 0 : 1
