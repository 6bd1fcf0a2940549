import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dictionaryEntries } from '@rehearsal/phonetics/pronunciation/dictionary-entries'
import { pronounce } from '@rehearsal/phonetics/pronunciation/pronounce'
import { parse } from 'yaml'
import { z } from 'zod'
import type { KnowsWord } from './checks.ts'
import { ContentError, type Problem } from './problem.ts'

const FILE = 'pronunciations.yaml'

/** Words that the dictionary lacks, each with the pronunciation (ARPABET) that its author expects. */
const pronunciationsSchema = z.record(
  z.string().regex(/^\p{Ll}+(?:'\p{Ll}+)?$/u, 'write one word in lower case'),
  z.string().regex(/^[A-Z]+[0-2]?(?: [A-Z]+[0-2]?)*$/u, 'write ARPABET, such as K AE1 T'),
)

/**
 * Tells which words can be asked of a learner: those of the pronouncing dictionary, and those that `pronunciations.yaml`
 * in `directory` allows. A word is allowed only when the engines pronounce it as its author expects, since read-aloud is
 * marked by that. Rejects with a `ContentError`; a file that is not there allows nothing more.
 */
export async function readKnownWords(directory: string): Promise<KnowsWord> {
  const yaml = await readIfThere(join(directory, FILE))
  const parsed = pronunciationsSchema.safeParse(parse(yaml) ?? {})
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ file: FILE, field: path.join('.'), message }))
    throw new ContentError(issues)
  }
  const allowed = new Map(Object.entries(parsed.data))
  const problems = [...allowed].flatMap(([word, expected]) => checkPronunciation(word, expected))
  if (problems.length > 0) throw new ContentError(problems)
  return (word) => allowed.has(word) || isInDictionary(word)
}

function checkPronunciation(word: string, expected: string): Problem[] {
  const guesses = pronounce(word).map((phones) => phones.join(' '))
  if (guesses.includes(expected.replaceAll(/\d/gu, ''))) return []
  return [{ file: FILE, field: word, message: `the engines say ${guesses.join(' or ')}: use another word` }]
}

/** A plain word, or one with the s of possession. */
function isInDictionary(word: string): boolean {
  return [word, word.replace(/'s?$/u, '')].some((form) => dictionaryEntries(form).length > 0)
}

async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
