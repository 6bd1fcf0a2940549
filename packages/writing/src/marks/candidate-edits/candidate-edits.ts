/** Generates candidate edits of a sentence and scores them by the word trigram model. */
import type { ModelWord } from '../../prose/model-words.ts'
import { SENTENCE_END, SENTENCE_START } from '../../prose/sentence-boundaries.ts'
import { UNKNOWN, type WordTrigramModel } from '../../prose/word-trigram-model.ts'
import { wordFamily } from './word-family.ts'

/** What an edit does to a sentence. */
export const EDIT_KINDS = ['article', 'insert', 'delete', 'preposition', 'verb', 'confusion', 'form', 'swap'] as const
export type EditKind = (typeof EDIT_KINDS)[number]

/** One small change: `length` words from `place` on become `words`. */
export type Edit = { kind: EditKind; place: number; length: number; words: readonly string[] }

/**
 * An edit with what the word trigram model says of it: log10 of the likelihood of the words there before and after it, the
 * log-likelihood ratio of the two, and that of the best other edit of the same words (`MIN_LOG_RATIO` where there is none). What
 * `logRatio` is above `rival` is the edit's margin.
 */
export type ScoredEdit = Edit & { logBefore: number; logAfter: number; logRatio: number; rival: number }

const words = (list: string) => list.split(' ')
const PREPOSITIONS = words(
  'of in on at for to with from by about into as during since against between through over after before under than like without toward towards among within',
)
const ARTICLES = ['a', 'an', 'the']
const INSERTED = words(
  'the a an of to in on at for with about from by as is are be was were it that and have has had will been do not his her their my our your they he we you i there being than who which when if because so',
)
const DELETED = new Set(
  words(
    'the a an of to in on at for with about from by as is are be was were it that and have has had will been do he she they we you i so more very there them its their because if',
  ),
)
const VERBS = new Set(words('is are was were has have had do does did be been am being'))
const CONFUSED = `is are was were be been being am|has have had having|do does did done doing|this these that those|
  much many more most|its it's|their there they're|other others another|who which that what whose whom where|
  he him his himself|they them their theirs themselves|she her hers|we us our|i me my|you your yours|will would|
  can could may might|should must|good well better best|bad badly worse worst|than then|very too so much|such so|
  few little less fewer|every all each|but and or so|say tell speak talk told said|make do take have|as like|
  for since during|a an the|some any|if when whether|no not|lose loose|affect effect|because since|
  also too either|really very|still yet already|until by|lot lots|almost most|beside besides|borrow lend|
  look see watch|quiet quite|hard hardly|late lately|near nearly|ago before|raise rise|high highly|
  interested interesting|bored boring|every everyone everybody|people person persons`
  .split('|')
  .map((set) => words(set.trim()))
const CONFUSED_WITH = new Map<string, Set<string>>()
for (const set of CONFUSED)
  for (const word of set) CONFUSED_WITH.set(word, new Set([...(CONFUSED_WITH.get(word) ?? []), ...set]))

const INSERTIONS = INSERTED.map((word) => ({
  kind: ARTICLES.includes(word) ? ('article' as const) : ('insert' as const),
  words: [word],
}))
/** How many words an edit may take. */
const LENGTHS = [0, 1, 2] as const

/** Trigrams feel a place up to two words on. */
const REACH = 2
/** A change that makes the words so much less likely (log10) is hardly ever a correction. */
const MIN_LOG_RATIO = -1.2
/** So many candidates of the same words are scored, the likeliest. */
const MAX_CANDIDATES = 6

/** Generates the candidate edits of a sentence and keeps those that make its words likelier, or only a little less likely: those of the same words together, the likeliest first. */
export function candidateEdits(sentence: readonly ModelWord[], model: WordTrigramModel): ScoredEdit[][] {
  const plain = sentence.map(({ word }) => word)
  const symbols = [SENTENCE_START, ...plain, SENTENCE_END].map((word) => model.idOf(word))
  const idsOf = (edit: Pick<Edit, 'words'>) => edit.words.map((word) => model.idOf(word))
  const inserted = INSERTIONS.map((insertion) => ({ insertion, fresh: idsOf(insertion) }))
  return plain.flatMap((_, place) => {
    const from = place + 1
    const logOf = model.sequencesAfter(symbols[from - 2] ?? UNKNOWN, symbols[from - 1] ?? UNKNOWN)
    const options = LENGTHS.map((): ScoredEdit[] => [])
    const before = LENGTHS.map((length) => logOf(symbols.slice(from, from + length + REACH)))
    const rests = LENGTHS.map((length) => symbols.slice(from + length, from + length + REACH))
    const score = (edit: Edit, fresh: readonly number[]) => {
      const logBefore = before[edit.length] ?? 0
      const logAfter = logOf([...fresh, ...(rests[edit.length] ?? [])], logBefore + MIN_LOG_RATIO)
      const logRatio = logAfter - logBefore
      if (logRatio > MIN_LOG_RATIO)
        options[edit.length]?.push({ ...edit, logBefore, logAfter, logRatio, rival: MIN_LOG_RATIO })
    }
    for (const edit of replacements(sentence, place, model)) score(edit, idsOf(edit))
    for (const { insertion, fresh } of inserted) score({ ...insertion, place, length: 0 }, fresh)
    return options.filter(({ length }) => length > 0).map(ranked)
  })
}

function ranked(options: ScoredEdit[]): ScoredEdit[] {
  const [best, second, ...others] = options.toSorted((a, b) => b.logRatio - a.logRatio)
  if (best === undefined || second === undefined) return options
  const rest = [second, ...others].slice(0, MAX_CANDIDATES - 1)
  return [{ ...best, rival: second.logRatio }, ...rest.map((edit) => ({ ...edit, rival: best.logRatio }))]
}

/** The candidates of a place but for insertions, which are the same everywhere. */
function replacements(sentence: readonly ModelWord[], place: number, model: WordTrigramModel): Edit[] {
  const { word, pos } = sentence[place] ?? { word: '', pos: 'X' }
  const following = sentence[place + 1]?.word
  const replaced = (kind: EditKind, others: Iterable<string>): Edit[] =>
    [...others].filter((other) => other !== word).map((other) => ({ kind, place, length: 1, words: [other] }))
  const confusion: EditKind = ARTICLES.includes(word) ? 'article' : VERBS.has(word) ? 'verb' : 'confusion'
  return [
    ...(PREPOSITIONS.includes(word) ? replaced('preposition', PREPOSITIONS) : []),
    ...replaced(confusion, CONFUSED_WITH.get(word) ?? []),
    ...(DELETED.has(word) ? [{ kind: 'delete', place, length: 1, words: [] } as const] : []),
    // “Peter” is no form of “pets”.
    ...(pos === 'PROPN' ? [] : replaced('form', wordFamily(word, model))),
    ...(following === undefined ? [] : [{ kind: 'swap', place, length: 2, words: [following, word] } as const]),
  ]
}
