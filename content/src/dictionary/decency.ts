import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Synset } from './word-net.ts'

/** What WordNet marks as a term of abuse: disparagement, ethnic slur, obscenity. */
const ABUSIVE_USAGE = new Set(['noun 06730109', 'noun 06731706', 'noun 07139048'])
const ABUSIVE_TERM =
  /\b(?:offensive|insulting|derogatory|disparaging|abusive|vulgar|obscene|ethnic slur|impolite)\b[^;]{0,24}\b(?:terms?|names?|words?|slang|expressions?|references?)\b|\bethnic slur\b|\((?:often |usually |sometimes )?(?:offensive|derogatory|disparaging|vulgar)|mentally (?:irregular|retarded)|subnormal intelligence|slang term for a woman/iu
/** What the meaning of a word of biology, medicine or law says is no matter of decency. */
const FACTUAL =
  /\b(?:reproduc\w+|spores?|hormones?|transmitted|infection|orientation|gender|fertiliz\w+|puberty|zoologist|novelist)\b/iu
const INTIMATE =
  /\b(?:sexual (?:intercourse|desire|activit\w+|practice|gratification|arousal|pleasure|act|love|stimulation|favou?rs?|attraction|climax|partner)|sexually (?:attractive|exciting|aroused|excit\w+|promiscuous)|copulat\w+|fornicat\w+|masturbat\w+|fellatio|cunnilingus|orgasm|genitals?|genitalia|penis|vagina\w*|testicles?|scrotum|anus|anal|buttocks|erotic\w*|pornograph\w+|prostitut\w+|brothel|lewd\w*|lecher\w*|lascivious\w*|obscen\w+|excrement|feces|defecat\w+|urinat\w+|nude|naked|seduc\w+|rape[ds]?|raping|rapist|promiscuous|bawdy|condoms?|swinger|homosexual (?:man|woman|person)|lesbians?|sexual(?:ly|ity)?|fondle|body that you sit on)\b/iu

const decencySchema = z.strictObject({
  /** Never shown: no entry, no synonym, no family word, no example that holds one. */
  words: z.array(z.string()),
  /** Words that may be explained although their meaning is intimate: those of medicine, law and news. */
  plain: z.array(z.string()),
  /** Meanings that the rules took for offensive and that a reader found to be none. */
  keptMeanings: z.array(z.string()),
  /** Meanings that the rules miss: part of speech and WordNet's number. */
  removedMeanings: z.array(z.string()),
})

export type Decency = {
  isShown(word: string): boolean
  /** Whether this meaning of a word may be shown. */
  allows(word: string, synset: Synset): boolean
  isDecent(text: string): boolean
}

/** Reads the reviewed lists of what a learner's dictionary does not show. Rejects where the file is not as agreed. */
export async function readDecency(file: string): Promise<Decency> {
  const lists = decencySchema.parse(parse(await readFile(file, 'utf8')))
  const [words, plain, kept, removed] = [lists.words, lists.plain, lists.keptMeanings, lists.removedMeanings].map(
    (list) => new Set(list),
  )
  const isPlainWord = (word: string) => !words?.has(word)
  const isShown = (word: string) => isPlainWord(word.toLowerCase()) && partsOf(word).every(isPlainWord)
  const isDecent = (text: string) => (text.toLowerCase().match(/[a-z]+/gu) ?? []).every(isPlainWord)
  const judged = new Map<Synset, 'shown' | 'intimate' | 'hidden'>()
  const judge = (synset: Synset) => {
    if (kept?.has(synset.id)) return 'shown'
    if (removed?.has(synset.id) || isGenus(synset) || isAbusive(synset) || !isDecent(synset.definition)) return 'hidden'
    return INTIMATE.test(synset.definition) && !FACTUAL.test(synset.definition) ? 'intimate' : 'shown'
  }
  return {
    isShown,
    isDecent,
    allows: (word, synset) => {
      const judgement = judged.get(synset) ?? judge(synset)
      judged.set(synset, judgement)
      return judgement === 'shown' || (judgement === 'intimate' && (plain?.has(word.toLowerCase()) ?? false))
    },
  }
}

/** Names of genera hide what a learner looks for: Paris is a city, and a genus of herbs. */
const isGenus = ({ words }: Synset) => words.some((word) => word.startsWith('genus '))

const partsOf = (word: string) => (/[\s-]/u.test(word) ? word.toLowerCase().split(/[\s-]/u) : [])

/** Whether WordNet itself calls a meaning offensive. */
export function isAbusive({ pointers, definition }: Synset): boolean {
  return pointers.some(({ symbol, to }) => symbol === ';u' && ABUSIVE_USAGE.has(to)) || ABUSIVE_TERM.test(definition)
}
