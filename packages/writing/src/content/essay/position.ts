/** Finds where an essay answers its question. */
import { CONCLUDING_WORDS } from '@rehearsal/english/discourse/discourse-words'
import { contradict } from './contradiction.ts'
import { hasPhrase } from '../../templates/cue-phrases.ts'
import type { EssaySentence } from './essay-sentences.ts'

/** How near the question a sentence has to come: one in which the writer speaks for himself, one that only says what ought to be. */
const NEAR = { own: 0.22, valuing: 0.38, touched: 0.22, ending: 0.3 }
/** What it adds to a sentence's nearness to speak for oneself, to say what ought to be, to stand first or last, to conclude. */
const BONUS = { own: 0.3, valuing: 0.1, edge: 0.08, concluding: 0.15 }
/** Sentences that say what the essay is going to do. */
const ANNOUNCEMENTS = new Set([
  'i will discuss',
  'i will explain',
  'i will give',
  'i will look',
  'i will write',
  'i am going to discuss',
  'i am going to write',
  'this essay',
  'both sides',
  'both views',
  'following paragraphs',
  'will be discussed',
])
/** Whose view it is, where it is not the writer's. */
const OTHERS = new Set([
  'some people',
  'many people',
  'some say',
  'some argue',
  'some believe',
  'some think',
  'others',
  'other people',
  'critics',
  'opponents',
  'supporters',
  'they say',
  'it is often said',
  'it is said',
  'often said',
  'often used',
  'stories like',
  'those who',
  'people who',
  'they think',
  'they believe',
])

export type Position = {
  degree: 0 | 0.5 | 1
  sentence: EssaySentence | null
  /** The sentence of the last paragraph that says the opposite of a view in the first. */
  opposite: { opening: EssaySentence; conclusion: EssaySentence } | null
}

/**
 * The sentence that answers the question: near it in meaning, in the writer's own name or saying what ought to be; a sentence that
 * is only fairly near touches on it, and so does the end of a story. An essay that ends with the opposite of its opening has half a position.
 */
export function findPosition(sentences: readonly EssaySentence[]): Position {
  const last = Math.max(0, ...sentences.map(({ paragraph }) => paragraph))
  const views = sentences.filter((each) => !each.isQuestion && !isAnnounced(each) && !isOthers(each))
  const strength = (each: EssaySentence) =>
    each.nearness +
    (each.takesSide ? BONUS.own : 0) +
    (each.values ? BONUS.valuing : 0) +
    (each.paragraph === 0 || each.paragraph === last ? BONUS.edge : 0) +
    (hasPhrase(each.line, CONCLUDING_WORDS) ? BONUS.concluding : 0)
  const best = maxBy(views.filter(isClear), strength)
  const touched = maxBy(
    views.filter(
      ({ nearness, values, takesSide, paragraph }) =>
        (nearness >= NEAR.touched && (values || takesSide)) || (nearness >= NEAR.ending && paragraph === last),
    ),
    strength,
  )
  const opposite = oppositeOf(views.filter(isClear), last)
  if (best !== null) return { degree: opposite === null ? 1 : 0.5, sentence: best, opposite }
  return { degree: touched === null ? 0 : 0.5, sentence: touched, opposite: null }
}

function oppositeOf(views: readonly EssaySentence[], last: number): Position['opposite'] {
  if (last === 0) return null
  for (const opening of views.filter(({ paragraph }) => paragraph === 0))
    for (const conclusion of views.filter(({ paragraph }) => paragraph === last))
      if (contradict(opening, conclusion)) return { opening, conclusion }
  return null
}

const isClear = ({ nearness, takesSide, values }: EssaySentence) =>
  (takesSide && nearness >= NEAR.own) || (values && nearness >= NEAR.valuing)

const isAnnounced = ({ line }: EssaySentence) => hasPhrase(line, ANNOUNCEMENTS)
/** “Some people think …, but I …” speaks for the writer. */
const isOthers = ({ line, takesSide }: EssaySentence) => !takesSide && hasPhrase(line, OTHERS)

export function maxBy<Each>(list: readonly Each[], value: (each: Each) => number): Each | null {
  let best: Each | null = null
  for (const each of list) if (best === null || value(each) > value(best)) best = each
  return best
}
