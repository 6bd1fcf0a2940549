import { z } from 'zod'
import { nounCodes } from './noun-codes.ts'
import { renamedCodes } from './renamed-codes.ts'
import { sentenceCodes } from './sentence-codes.ts'
import { speechCodes } from './speech-codes.ts'
import { verbCodes } from './verb-codes.ts'
import { wordCodes } from './word-codes.ts'
import { writtenAnswerCodes } from './written-answer-codes.ts'

/** One of our rules, or a rule of another program by that program's own name. */
export type RuleCode = (typeof nounCodes | typeof verbCodes | typeof sentenceCodes | typeof wordCodes)[number]
type OtherProgram = 'harper' | 'languagetool'
/** What a mark on words of a text is called. */
export type MarkCode = RuleCode | `${OtherProgram}:${string}`

/** What took the place of a code that is not known (any more): the finding is shown as it was stored. */
const NO_LONGER_KNOWN = 'no_longer_known'

/** What a finding is called. */
export type FindingCode = (typeof speechCodes | typeof writtenAnswerCodes)[number] | MarkCode | typeof NO_LONGER_KNOWN

/** Every code that has a name of its own here, by topic. */
export const namedCodes = [
  ...speechCodes,
  ...writtenAnswerCodes,
  ...nounCodes,
  ...verbCodes,
  ...sentenceCodes,
  ...wordCodes,
] as const

const currentCodes: ReadonlyMap<string, FindingCode> = new Map<string, FindingCode>([
  ...namedCodes.map((code) => [code, code] as const),
  ...renamedCodes,
])

/** The code that a stored one is called today. What nobody knows any more is kept as a finding without a name of its own. */
function currentCode(stored: string): FindingCode {
  const [program = '', ...rule] = stored.split(':')
  if (rule.length > 0 && (program === 'harper' || program === 'languagetool')) return `${program}:${rule.join(':')}`
  return currentCodes.get(stored) ?? NO_LONGER_KNOWN
}

/** A code as it was stored by any version, read as it is called today. */
export const findingCodeSchema = z.string().transform(currentCode).meta({ type: 'string' })
