import { normalizeWord, type TextWord, tokenize } from '@rehearsal/phonetics/text/tokenize'
import type { KeyPoint } from '@rehearsal/rating/types'
import { type Keyword, keywordOf } from '../spotting/keyword.ts'
import { otherForms } from './other-forms.ts'

/** One alternative of a cue list: heard as a whole, or by its firm words near each other. */
export type Cue = { text: string; whole: string; parts: string[] }
export type PlannedPoint = { point: string; lists: Cue[][] }

/** Everything to listen for in a take. Keys of `keywords` are what cues name. */
export type ListeningPlan = {
  points: PlannedPoint[]
  keywords: Map<string, Keyword>
  /** Keys of the words of the context that are worth hearing. */
  contextKeys: string[]
}

const MAX_KEYWORDS = 300
const MIN_CONTEXT_PHONES = 4
/** Words that any answer to anything holds, and little words of a cue phrase that may be left out or changed. */
const COMMON = new Set(
  'a an the and or but if so than then as of to in on at for by with from up out into over about is are was were be been being am do does did done have has had will would can could may might must shall should it its he him his she her they them their we us our you your i my me this that these those there here what which who whom whose when where why how not no nor very more most much many some any each all both few other others such also just only even too one ones thing things people make makes made get gets got go goes went say says said see sees take takes taken use used uses using because while though however'.split(
    ' ',
  ),
)

/** Lays out what to listen for: the cues of all main points first, then words of the context, 300 in all. */
export function planListening(keyPoints: readonly KeyPoint[], contextText: string): ListeningPlan {
  const keywords = new Map<string, Keyword>()
  const add = (text: string): string | null => {
    const key = keyOf(text)
    if (keywords.has(key)) return key
    const keyword = keywords.size < MAX_KEYWORDS ? keywordWithForms(text) : null
    if (keyword === null) return null
    keywords.set(key, keyword)
    return key
  }
  const points = keyPoints.map(({ point, cues }) => ({
    point,
    lists: cues.map((alternatives) => alternatives.flatMap((text) => cueOf(text, add))),
  }))
  const contextKeys = firmWords(tokenize(contextText)).flatMap(({ word }) => {
    const keyword = keywords.get(keyOf(word)) ?? keywordOf(word)
    const isLong = (keyword?.chains[0]?.phones.length ?? 0) >= MIN_CONTEXT_PHONES
    return isLong ? (add(word) ?? []) : []
  })
  return { points, keywords, contextKeys: [...new Set(contextKeys)] }
}

function cueOf(text: string, add: (text: string) => string | null): Cue[] {
  const words = tokenize(text)
  const firm = firmWords(words)
  const kept = (firm.length > 0 ? firm : words).map(({ word }) => word)
  const whole = add(kept.length === 1 ? (kept[0] ?? text) : text)
  const parts = kept.length === 1 ? [] : kept.map(add)
  if (whole === null) return []
  return [{ text, whole, parts: parts.every((part) => part !== null) ? parts.filter((part) => part !== null) : [] }]
}

/** The different words of a text that a plan listens for; those that any answer holds do not count. */
export function subjectWordsIn(text: string, { keywords }: ListeningPlan): Set<string> {
  return new Set(
    firmWords(tokenize(text))
      .map(({ word }) => normalizeWord(word))
      .filter((word) => keywords.has(word)),
  )
}

function firmWords(words: readonly TextWord[]): TextWord[] {
  return words.filter(({ word }) => !COMMON.has(normalizeWord(word)))
}

function keyOf(text: string): string {
  return tokenize(text)
    .map(({ word }) => normalizeWord(word))
    .join(' ')
}

/** A single word is also heard in forms that do not begin as it does. */
function keywordWithForms(text: string): Keyword | null {
  const keyword = keywordOf(text)
  if (keyword === null || keyword.words.length > 1) return keyword
  const others = otherForms(normalizeWord(text)).flatMap((form) => keywordOf(form)?.chains[0] ?? [])
  return { ...keyword, chains: [...keyword.chains, ...others] }
}
