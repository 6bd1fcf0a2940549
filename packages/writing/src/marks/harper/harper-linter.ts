import { Dialect, LocalLinter } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'
import { withoutOverlongWords } from '../../text/without-overlong-words.ts'
import { HARPER_RULES } from './harper-rules.ts'

/** One remark of harper about a text; offsets are UTF-16, end exclusive. */
export type HarperLint = {
  rule: string
  kind: string
  start: number
  end: number
  message: string
  /** Replacements of the span, best first; `''` deletes it. */
  suggestions: string[]
}

/** harper's own codes for what a suggestion does with the span. */
const SUGGESTION_REMOVE = 1
const SUGGESTION_INSERT_AFTER = 2

let ready: Promise<LocalLinter> | undefined

/** Loads harper's WebAssembly once per thread (about a second, 300 MB). */
export function loadHarper(): Promise<LocalLinter> {
  ready ??= setUp()
  return ready
}

async function setUp(): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American })
  await linter.setup()
  const rules = Object.keys(await linter.getDefaultLintConfig())
  await linter.setLintConfig(Object.fromEntries(rules.map((rule) => [rule, HARPER_RULES.has(rule)])))
  return linter
}

/**
 * Everything harper remarks on a text, unfiltered, in text order.
 *
 * A crash inside harper costs this text its remarks, never the rating: the next text gets a fresh linter.
 */
export async function lintWithHarper(text: string): Promise<HarperLint[]> {
  const linter = await loadHarper()
  try {
    return await lintsOf(linter, withoutOverlongWords(text))
  } catch {
    ready = undefined
    return []
  }
}

async function lintsOf(linter: LocalLinter, text: string): Promise<HarperLint[]> {
  const groups = await linter.organizedLints(text, { language: 'plaintext' })
  const lints: HarperLint[] = []
  for (const [rule, group] of Object.entries(groups)) {
    for (const lint of group) {
      const { start, end } = lint.span()
      const problem = text.slice(start, end)
      const suggestions = lint.suggestions().map((suggestion) => {
        if (suggestion.kind() === SUGGESTION_REMOVE) return ''
        const replacement = suggestion.get_replacement_text()
        return suggestion.kind() === SUGGESTION_INSERT_AFTER ? problem + replacement : replacement
      })
      lints.push({ rule, kind: lint.lint_kind(), start, end, message: lint.message(), suggestions })
      lint.free()
    }
  }
  return lints.toSorted((a, b) => a.start - b.start || a.end - b.end || a.rule.localeCompare(b.rule))
}
