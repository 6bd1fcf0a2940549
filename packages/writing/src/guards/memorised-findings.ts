/** Finds what was learned by heart: template phrases, and n-gram overlap with earlier answers. */
import type { FindingCode } from '@rehearsal/exam/finding-codes/finding-code'
import { QUESTION_LIST_ID_DIGITS } from '@rehearsal/exam/limits'
import type { Finding } from '@rehearsal/exam/score'
import { MEMORISED_LIMIT } from '@rehearsal/exam/writing/memorised'
import type { EarlierAnswer, KnownTexts } from '@rehearsal/rating/types'
import { earlierNgramOverlap } from './earlier-ngram-overlap.ts'
import { phraseMatches, shareOf } from '../templates/phrase-matches.ts'
import { TEMPLATE_PHRASES } from '../templates/template-phrases.ts'

/** Words of a run that are quoted in full. */
const LONGEST_QUOTE = 24

export type MemorisedFindings = {
  findings: Finding[]
  /** Share of the words in templates that fit any topic, 0–1. */
  templateShare: number
  /** Share of the words in templates or in long runs of earlier answers, 0–1. */
  memorisedShare: number
}

/**
 * Frames that fit any topic and long runs of earlier answers, each run with its place and where it comes from. `common`
 * are the texts of the task: what is quoted from them is learned from nobody.
 */
export function memorisedFindings(text: string, common: readonly string[], known: KnownTexts): MemorisedFindings {
  const template = phraseMatches(text, TEMPLATE_PHRASES)
  const earlier = earlierNgramOverlap(text, common, known)
  const memorisedShare = shareOf(template.isKnown.map((isFrame, index) => isFrame || earlier.isKnown[index] === true))
  const quote = ({ start, end }: { start: number; end: number }) => `“${shortened(text.slice(start, end))}”`
  return {
    findings: [
      ...wholeFindings({ template: template.share, earlier: earlier.share, memorised: memorisedShare }),
      ...template.runs.map((run): Finding => {
        const message = `${quote(run)} fits any topic. Say what is true of this one.`
        return { code: 'template_phrase', severity: 'info', start: run.start, end: run.end, message }
      }),
      ...earlier.runs.map((run): Finding => {
        const message = `${quote(run)} stands in ${placeOf(run.from)}.`
        return { code: 'earlier_text', severity: 'info', start: run.start, end: run.end, message }
      }),
    ],
    templateShare: template.share,
    memorisedShare,
  }
}

/** A long run is told by how it begins and ends. */
function shortened(run: string): string {
  const words = run.split(/\s+/u)
  if (words.length <= LONGEST_QUOTE) return words.join(' ')
  return `${words.slice(0, LONGEST_QUOTE / 2).join(' ')} … ${words.slice(-LONGEST_QUOTE / 4).join(' ')}`
}

/** Where a run was found. Others are not named, and nothing of theirs is told but the words that this learner wrote too. */
function placeOf({ from, questionId }: EarlierAnswer): string {
  return from === 'own'
    ? `your earlier answer on #${String(questionId).padStart(QUESTION_LIST_ID_DIGITS, '0')}`
    : 'another learner’s answer'
}

type Shares = { template: number; earlier: number; memorised: number }

/** What is said of the answer as a whole, where ready-made words are so many that they cost content. */
function wholeFindings({ template, earlier, memorised }: Shares): Finding[] {
  if (memorised <= MEMORISED_LIMIT) return []
  const percent = (share: number) => `${Math.round(share * 100)} %`
  const frames = `${percent(template)} of your words are phrases that fit any topic. The exam gives little or nothing for a memorised frame: write about this topic.`
  const runs = `${percent(earlier)} of your words stand in earlier answers in the same order. The exam gives little or nothing for what was learned by heart: write it anew for this task.`
  return [
    ...(template > earlier || template > MEMORISED_LIMIT ? [whole('template', frames)] : []),
    ...(earlier >= template || earlier > MEMORISED_LIMIT ? [whole('memorised_text', runs)] : []),
  ]
}

const whole = (code: FindingCode, message: string): Finding => ({ code, severity: 'critical', message })
