/** Puts what meaning tells of the topic in the place of what words told. */
import type { WritingInput, WritingRating } from '@rehearsal/rating/types'
import { mean, sum } from '@rehearsal/statistics/numbers'
import type { ReadableText } from '../../mark/readable-text.ts'
import { readMeaning } from '../../meaning/answer-meaning.ts'
import { parseText } from '../../text/parse-text.ts'
import type { Sentence } from '../../text/token.ts'
import { wordTokens } from '../../text/word-tokens.ts'
import type { ContentByWords } from '../judge-content.ts'
import { readEssay } from '../essay/read-essay.ts'
import { textOfSentences } from '../without-insertion.ts'
import type { ForeignParagraph } from './foreign-paragraphs.ts'
import { isSummarised, judgeTopic } from './judge-topic.ts'

type Content = NonNullable<WritingRating['content']>

/** `foreign` are the places of paragraphs about something else, in the answer as it was written. */
export type ContentWithTopic = {
  content: WritingRating['content']
  foreign: readonly { start: number; end: number }[]
}

/** Content whose topic was judged by its words alone, with the topic as meaning tells it where it can. */
export async function withTopic(
  byWords: ContentByWords | null,
  readable: ReadableText,
  input: WritingInput,
): Promise<ContentWithTopic> {
  const { asMeant, placeOf } = readable
  if (byWords === null) return { content: null, foreign: [] }
  const { inFull, ...carried } = byWords
  const meaning = await readMeaning(asMeant, isSummarised(input.promptKind) ? ['sentence', 'clause'] : ['sentence'])
  const words = carried.relevance
  const isTold = isSummarised(input.promptKind) && input.keyPoints.length > 0
  const said = isTold ? { said: carried.coverage, reversed: reversedShare(carried) } : {}
  const topic = await judgeTopic(meaning, input, { words, ...said })
  if (topic === null) return { content: carried, foreign: [] }
  const { relevance, verdict, foreign } = topic
  const content = {
    ...(verdict === 'on' ? (inFull ?? carried) : carried),
    ...(await ownPoints(readable, input, foreign)),
  }
  const count = wordTokens(asMeant.text).length
  const topicShare = 1 - sum(foreign.map((paragraph) => paragraph.words)) / count
  return {
    content: { ...content, relevance, topic: verdict, ...(foreign.length === 0 ? {} : { topicShare }) },
    foreign: foreign.map(placeOf),
  }
}

/** Who says the opposite of a point speaks of it, too. */
function reversedShare({ keyPoints }: ContentByWords): number {
  return mean(keyPoints.map(({ truth }) => (truth === 'reversed' ? 1 : 0)))
}

/** A paragraph about something else gives an essay no position, no reason and no example; null where there is none. */
async function ownPoints(
  { asMeant, quoted }: ReadableText,
  { promptKind, promptText }: WritingInput,
  foreign: readonly ForeignParagraph[],
): Promise<Pick<Content, 'keyPoints' | 'coverage'> | null> {
  if (promptKind !== 'question' || foreign.length === 0) return null
  const isOwn = ({ start, end }: Sentence) => !foreign.some((other) => start < other.end && end > other.start)
  const own = textOfSentences(asMeant.text, asMeant.sentences.filter(isOwn))
  const { results, coverage } = await readEssay(own, parseText(promptText), quoted)
  return { keyPoints: results, coverage }
}
