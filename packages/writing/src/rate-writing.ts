/** Rates a written answer: the way of one text through the engine. */
import type { Finding } from '@rehearsal/exam/score'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import type { WritingInput, WritingRating } from '@rehearsal/rating/types'
import { countSentences } from '@rehearsal/english/text/count-sentences'
import { isAllCapitals } from '@rehearsal/english/text/is-all-capitals'
import { judgeContent } from './content/judge-content.ts'
import { withTopic } from './content/topic/with-topic.ts'
import { estimatesOf } from './estimates/estimates-of.ts'
import { featuresOf } from './estimates/features.ts'
import { guardFindings } from './guards/guard-findings.ts'
import { findMarks } from './marks/find-marks.ts'
import { listWords } from './feedback/list-words.ts'
import type { Mark } from './mark/mark.ts'
import { readableText } from './mark/readable-text.ts'
import { foreignShare } from './prose/foreign-share.ts'
import { readOrder } from './order/judge-order.ts'
import { judgeProse } from './prose/judge-prose.ts'
import { registerFindings } from './register/register-findings.ts'
import { verblessShare } from './text/verbless-share.ts'
import { memorisedFindings } from './guards/memorised-findings.ts'
import { ratingAsTyped, readKeyPoints, readTyped } from './text/as-typed.ts'
import { parseText } from './text/parse-text.ts'
import { fillNamePlaceholders } from './text/name-placeholders.ts'
import { wordTokens } from './text/word-tokens.ts'
import { WRITING_ENGINE } from './writing-engine.ts'

/** Answers have at most a few hundred words; more than this many characters is listed but not judged. */
const MAX_JUDGED_CHARACTERS = 12_000

/**
 * Judges a written answer: marks, content, form and continuous estimates. Never throws on any text.
 *
 * What is judged is the answer as `normalizeTyped` reads it; what comes back has the words and places of what was typed.
 */
export async function rateWriting(input: WritingInput): Promise<WritingRating> {
  const typed = readTyped(input.text)
  const promptText = normalizeTyped(input.promptText)
  const rating = await rateRead({ ...input, text: typed.text, promptText, keyPoints: readKeyPoints(input.keyPoints) })
  return ratingAsTyped(rating, typed)
}

async function rateRead(input: WritingInput): Promise<WritingRating> {
  const { text: judged, names } = fillNamePlaceholders(input.text.slice(0, MAX_JUDGED_CHARACTERS))
  const parsed = parseText(judged)
  const passageWords = new Set(wordTokens(input.promptText).map(({ word }) => word.toLowerCase()))
  const found = await findMarks(parsed, passageWords)
  // A stand-in for a name is not the writer's word.
  const marks = found.filter((mark) => !names.some((name) => mark.start < name.end && mark.end > name.start))
  const readable = readableText(parsed, marks)
  const prose = judgeProse(parsed, passageWords, readable.asMeant)
  const isProse = prose.notProse === null
  const judgedContent = await judgeContent(readable, input)
  const { content, foreign: foreignParagraphs } = await withTopic(judgedContent, readable, input)
  const order = isProse ? await readOrder(readable.asMeant, input) : null
  const features = featuresOf(parsed, marks, prose)
  const capitals = isAllCapitals(input.text)
  const foreign = isProse ? foreignShare(judged, input.promptText) : 0
  const memorised = memorisedFindings(judged, [input.promptText], input)
  return {
    engine: WRITING_ENGINE,
    words: listWords(input.text, marks),
    findings: [
      ...guardFindings({
        input,
        content,
        foreignParagraphs,
        prose,
        isAllCapitals: capitals,
        foreign,
      }),
      ...memorised.findings,
      ...registerFindings(judged, input.register),
      ...marks.map(toFinding),
    ],
    content,
    templateShare: memorised.templateShare,
    memorisedShare: memorised.memorisedShare,
    verblessShare: verblessShare(parsed),
    foreignShare: foreign,
    isProse,
    ...(order === null ? {} : { order }),
    sentences: countSentences(input.text),
    isAllCapitals: capitals,
    errors: {
      spelling: features.errors.SPELLING,
      grammarMinor: features.errors.GRAMMAR_MINOR,
      grammarModerate: features.errors.GRAMMAR_MODERATE,
      grammarCritical: features.errors.GRAMMAR_CRITICAL,
    },
    estimates: estimatesOf(features, content, prose, { promptKind: input.promptKind, order }),
  }
}

const SEVERITY_OF_TYPE = {
  SPELLING: 'minor',
  GRAMMAR_MINOR: 'minor',
  GRAMMAR_MODERATE: 'moderate',
  GRAMMAR_CRITICAL: 'critical',
} as const

function toFinding({ code, type, start, end, message, suggestions }: Mark): Finding {
  const [suggestion] = suggestions
  const finding = { code, severity: SEVERITY_OF_TYPE[type], start, end, message }
  return suggestion === undefined ? finding : { ...finding, suggestion }
}
