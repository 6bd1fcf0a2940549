import type { Finding } from '@rehearsal/exam/score'
import { knownPhrases, sharedRuns } from './content/memorised-runs.ts'
import { TEMPLATE_PHRASES } from './content/template-phrases.ts'

/** Below this share a frame is a habit; above it the frame is the answer. */
const TEMPLATE_LIMIT = 0.3
/** What of an earlier answer comes again is worth telling from this share on. */
const EARLIER_LIMIT = 0.3

/** Frames that fit any topic, and long runs of earlier texts, each run with its place. */
export function memorisedFindings(
  text: string,
  earlierAnswers: readonly string[],
): { findings: Finding[]; templateShare: number } {
  const template = knownPhrases(text, TEMPLATE_PHRASES)
  const findings: Finding[] = template.runs.map(({ start, end }) => ({
    code: 'template_phrase',
    severity: 'info',
    start,
    end,
    message: `“${text.slice(start, end)}” fits any topic. Say what is true of this one.`,
  }))
  if (template.share > TEMPLATE_LIMIT) findings.unshift(templateFinding(template.share))
  const earlier = sharedRuns(text, earlierAnswers)
  if (earlier.share > EARLIER_LIMIT) findings.push(...earlierFindings(earlier))
  return { findings, templateShare: template.share }
}

function templateFinding(share: number): Finding {
  const message = `${Math.round(share * 100)} % of your words are phrases that fit any topic. The exam gives little or nothing for a memorised frame: write about this topic.`
  return { code: 'template', severity: 'critical', message }
}

function earlierFindings({ runs, share }: ReturnType<typeof sharedRuns>): Finding[] {
  const percent = Math.round(share * 100)
  const message = `${percent} % of your words stand in an earlier answer in the same order. In the exam only what you write yourself counts.`
  const places = runs.map(({ start, end }): Finding => {
    return { code: 'earlier_text', severity: 'info', start, end, message: 'This stands in an earlier answer.' }
  })
  return [{ code: 'memorised_text', severity: 'moderate', message }, ...places]
}
