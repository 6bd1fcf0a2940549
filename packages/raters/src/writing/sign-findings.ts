import type { Finding } from '@rehearsal/exam/score'
import { GRADER_INSTRUCTIONS } from './text/grader-instructions.ts'
import { hasHiddenCharacters } from './text/hidden-characters.ts'
import { wordTokens } from './text/word-tokens.ts'

/** Shorter answers may be one sentence whose full stop was forgotten. */
const MIN_WORDS_FOR_PUNCTUATION = 40
/** Fewer words than this say too little to be judged; how many a kind needs is the form rule's. */
const TOO_SHORT_WORDS = 3

/** Signs in the text itself that it is not a plain answer, each as a named finding. */
export function signFindings(text: string): Finding[] {
  const findings: Finding[] = []
  const words = wordTokens(text).length
  if (words > 0 && words < TOO_SHORT_WORDS) {
    const message = `${words} ${words === 1 ? 'word is' : 'words are'} too little to judge. Write complete sentences.`
    findings.push({ code: 'too_short', severity: 'critical', message })
  }
  const instruction = GRADER_INSTRUCTIONS.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  if (instruction !== undefined && instruction !== null) {
    const [start, end] = [instruction.index, instruction.index + instruction[0].length]
    const message =
      'This speaks to whoever grades. It changes no score, and an answer with it earns no content: leave it out.'
    findings.push({ code: 'grader_instructions', severity: 'critical', start, end, message })
  }
  if (hasHiddenCharacters(text)) {
    const message = 'The text holds characters that cannot be seen. Type it again instead of pasting it.'
    findings.push({ code: 'hidden_characters', severity: 'moderate', message })
  }
  if (words >= MIN_WORDS_FOR_PUNCTUATION && !/[.!?…]/u.test(text)) {
    const message = 'No sentence ends with a full stop. Without punctuation a long answer earns nothing for form.'
    findings.push({ code: 'no_punctuation', severity: 'critical', message })
  }
  return findings
}
