import type { DictionaryRow } from '../dictionary/dictionary-pack.ts'
import type { Problem } from '../problem.ts'
import { checkGlosses, wantedWords } from './check-glosses.ts'
import { type Asked, checkSentences, countTranslated } from './check-sentences.ts'
import type { PersianSources } from './read-persian.ts'

/** What the Persian is held against: the questions, all they say, and the dictionary. */
export type Bank = { questions: readonly Asked[]; texts: readonly string[]; rows: readonly DictionaryRow[] }

export type CheckedPersian = { problems: Problem[]; counts: string[] }

/** All that is wrong with the Persian, with its lines, and what there is of it, to print. */
export function checkPersian(sources: PersianSources, { questions, texts, rows }: Bank): CheckedPersian {
  const { words, whole, problems, withLine } = sources
  const keys = new Set(words.map(({ key }) => key))
  const wanted = wantedWords(rows, texts)
  const missing = [...wanted].filter((key) => !keys.has(key))
  const found = [
    ...checkGlosses(words, rows),
    ...(whole.glosses ? missing.map(lacksGloss) : []),
    ...checkSentences(questions, sources.questions, whole.sentences),
  ]
  const counted = countTranslated(questions, sources.questions).filter(({ sentences }) => sentences > 0)
  const sum = (field: 'sentences' | 'translated') => counted.reduce((total, kind) => total + kind[field], 0)
  const parts = counted
    .filter(({ sentences, translated }) => translated < sentences)
    .map(({ taskId, sentences, translated }) => `  ${taskId}: ${sentences - translated} of ${sentences} lacking`)
  return {
    problems: [...problems, ...found.map(withLine)],
    counts: [
      `Persian: glosses for ${wanted.size - missing.length} of ${wanted.size} words, ${sum('translated')} of ${sum('sentences')} sentences`,
      ...parts,
    ],
  }
}

const lacksGloss = (key: string): Problem => ({
  file: `glosses/${/^[a-z]/u.exec(key)?.[0] ?? 'other'}.yaml`,
  field: key,
  message: 'has no gloss',
})
