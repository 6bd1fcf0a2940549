/**
 * What the engine's suggestions make of the sentences of the four correctors' sets that `bench/correctors.mjs` held out: each
 * sentence that has a mark with a suggestion is printed as it was written and as the page shows it, with its sure suggestions
 * put in. An editor's verdicts of the suggestions stand in `trust/suggestions-judged.json`.
 *
 *   node bench/suggestions.mjs              how the suggestions of today were judged; what is worse and what nobody has judged
 *   SAMPLE=300 node bench/suggestions.mjs   so many suggestions, drawn with one seed, to be judged: no rule is named
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { isSureMark } from '../packages/exam/src/writing/changes.ts'
import { correctedSentences } from '../packages/exam/src/writing/corrected-sentences.ts'
import { isLookedAt } from './correctors.mjs'
import { linesOf, mark } from './marks.mjs'

const SETS = ['first-set', 'second-set', 'third-set']
const SEED = 30

/** `better`: a mistake is mended; `same`: right before and behind; `worse`: what was right is wrong or odd; `other`: wrong before and behind. */
const VERDICTS = ['better', 'same', 'worse', 'other']
const judgedSchema = z.strictObject({
  hands: z.record(z.string(), z.string()),
  sentences: z.array(
    z.strictObject({
      sentence: z.string(),
      hand: z.string(),
      /** Where it stands in the sentence, what stands there, what would stand there instead, and the verdict. */
      suggestions: z.array(z.tuple([z.int().nonnegative(), z.string(), z.string(), z.enum(VERDICTS)])),
    }),
  ),
})

/** The held-out sentences that the engine has a suggestion for, with its suggestions and the sentence as it is corrected. */
async function suggestedSentences() {
  const found = []
  for (const set of SETS)
    for (const [index, text] of linesOf(`four-correctors/${set}/learners`).entries())
      if (set !== 'first-set' || !isLookedAt(index)) found.push(await suggestedIn(text))
  return found.filter(({ edits }) => edits.length > 0)
}

async function suggestedIn(text) {
  const { marks, words } = await mark(text)
  const edits = marks.flatMap(({ start, end, code, confidence, suggestions: [suggestion] }) =>
    suggestion === undefined
      ? []
      : [{ start, end, code, suggestion, written: text.slice(start, end), isSure: isSureMark({ confidence }) }],
  )
  const findings = edits.map(({ start, end, code, suggestion }) => ({
    start,
    end,
    code,
    suggestion,
    severity: 'minor',
    message: '',
  }))
  return { text, edits, corrected: correctedSentences(text, words, findings).map((sentence) => sentence.corrected) }
}

const keyOf = (text, start, written, suggestion) => JSON.stringify([text, start, written, suggestion])

/** How often each verdict is given of the suggestions that the engine makes today; those that are `worse`, and those not judged. */
export async function measureSuggestions() {
  const judged = judgedSchema.parse(
    JSON.parse(readFileSync(new URL('trust/suggestions-judged.json', import.meta.url), 'utf8')),
  )
  const verdicts = new Map(
    judged.sentences.flatMap(({ sentence, suggestions }) =>
      suggestions.map(([start, written, suggestion, verdict]) => [
        keyOf(sentence, start, written, suggestion),
        verdict,
      ]),
    ),
  )
  const all = (await suggestedSentences()).flatMap(({ text, edits }) =>
    edits.map((edit) => ({
      ...edit,
      text,
      verdict: verdicts.get(keyOf(text, edit.start, edit.written, edit.suggestion)),
    })),
  )
  return {
    counts: Object.fromEntries(
      VERDICTS.map((verdict) => [verdict, all.filter((each) => each.verdict === verdict).length]),
    ),
    worse: all.filter(({ verdict }) => verdict === 'worse'),
    unjudged: all.filter(({ verdict }) => verdict === undefined),
  }
}

/** What is to be judged: the sentence with the suggestion in it, and as the page shows it. */
function printSample(sentences, size) {
  let state = SEED
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const chosen = new Set(
    sentences
      .flatMap(({ edits }) => edits)
      .map((edit) => ({ edit, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, size)
      .map(({ edit }) => edit),
  )
  for (const { text, edits, corrected } of sentences) {
    const own = edits.filter((edit) => chosen.has(edit))
    if (own.length > 0) console.log(`\n${text}\n${corrected.join(' ')}`)
    for (const edit of own) console.log(`  ${shown({ ...edit, text })}`)
  }
}

const shown = ({ text, start, end, written, suggestion }) =>
  `${text.slice(Math.max(0, start - 40), start)}[${written} → ${suggestion}]${text.slice(end, end + 40)}`

if (import.meta.main) {
  if (process.env.SAMPLE) printSample(await suggestedSentences(), Number(process.env.SAMPLE))
  else {
    const { counts, worse, unjudged } = await measureSuggestions()
    console.log(counts)
    for (const each of worse) console.log(`worse     ${shown(each)}`)
    for (const each of unjudged) console.log(`unjudged  ${shown(each)}`)
  }
}
