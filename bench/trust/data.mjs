/** What some parts need of the machine; each says what is lacking, or null. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const CORPUS = process.env.CORPUS ?? join(import.meta.dirname, '../../../shared/data/speechocean762')

export function lacksCorpus() {
  return existsSync(join(CORPUS, 'calibration.jsonl')) ? null : `no corpus at ${CORPUS} (CORPUS)`
}

/** Python with scikit-learn, which fits the trait heads anew. */
export function lacksSklearn() {
  const python = process.env.PYTHON ?? '/usr/bin/python3'
  return spawnSync(python, ['-c', 'import sklearn']).status === 0
    ? null
    : `${python} has no scikit-learn (apt-get install python3-sklearn)`
}
