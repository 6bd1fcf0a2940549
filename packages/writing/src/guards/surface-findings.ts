/** Finds what the surface of a text shows of an answer that is none. */
import type { Finding } from '@rehearsal/exam/score'
import { type LackOfSentences, lackOfSentences } from '@rehearsal/exam/writing/lack-of-sentences'
import type { PromptKind } from '@rehearsal/rating/types'
import { findPromptInjection } from '../text/prompt-injection.ts'
import { isMixedScript } from '../text/is-mixed-script.ts'
import { wordTokens } from '../text/word-tokens.ts'

/** Shorter answers may be one sentence whose full stop was forgotten. */
const MIN_WORDS_FOR_SENTENCES = 40
/** Kinds of which a format takes all marks where connected sentences are missing. */
const NEEDS_SENTENCES: ReadonlySet<PromptKind> = new Set(['question', 'lecture'])
const LACKS: Readonly<Record<LackOfSentences, Pick<Finding, 'code' | 'message'>>> = {
  'no punctuation': {
    code: 'no_punctuation',
    message: 'There is hardly any punctuation. End each sentence with a full stop.',
  },
  'only bullet points': {
    code: 'only_bullet_points',
    message: 'This is nearly all bullet points. Write sentences that belong together.',
  },
  'only very short sentences': {
    code: 'only_short_sentences',
    message: 'Nearly all sentences are very short. Join what belongs together.',
  },
}
const LACK_COSTS = 'In the academic exam an essay or a summary of a talk like this earns nothing.'
/** Fewer words than this say too little to be judged; how many a kind needs is the form rule's. */
const TOO_SHORT_WORDS = 3

/** What the surface of a text that was read (`readTyped`) shows: too short, speaking to a grader, letters of two alphabets, no sentences; each a finding. */
export function surfaceFindings(text: string, promptKind: PromptKind): Finding[] {
  const findings: Finding[] = []
  const words = wordTokens(text)
  const count = words.length
  if (count > 0 && count < TOO_SHORT_WORDS) {
    const message = `${count} ${count === 1 ? 'word is' : 'words are'} too little to judge. Write complete sentences.`
    findings.push({ code: 'too_short', severity: 'critical', message })
  }
  const instruction = findPromptInjection(text)
  if (instruction !== null) {
    const message =
      'This speaks to whoever grades. It changes no score, and an answer with it earns no content: leave it out.'
    findings.push({ code: 'grader_instructions', severity: 'critical', ...instruction, message })
  }
  const mixed = words.find(({ word }) => isMixedScript(word))
  if (mixed !== undefined) {
    const message = `“${mixed.word}” mixes letters of two alphabets that look alike. Type it again on one keyboard.`
    findings.push({ code: 'mixed_scripts', severity: 'moderate', start: mixed.start, end: mixed.end, message })
  }
  const lack = count >= MIN_WORDS_FOR_SENTENCES ? lackOfSentences(text) : null
  const isCostly = NEEDS_SENTENCES.has(promptKind)
  if (lack !== null && (isCostly || lack === 'no punctuation')) {
    const { code, message } = LACKS[lack]
    findings.push({ code, severity: isCostly ? 'critical' : 'moderate', message: `${message} ${LACK_COSTS}` })
  }
  return findings
}
