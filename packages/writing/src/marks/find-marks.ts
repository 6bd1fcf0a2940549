import { applyRule } from '../rules/rule/rule.ts'
import { RULES } from '../rules/rules.ts'
import { parseText } from '../text/parse-text.ts'
import { isQuoted, quotationsOf } from '../text/quotations.ts'
import type { ParsedText, Sentence } from '../text/token.ts'
import { trimMark } from '../mark/trim-mark.ts'
import { correctedSentence } from '../mark/corrected-sentence.ts'
import { describeMark } from '../mark/describe-mark.ts'
import { detokenised } from '../mark/detokenised.ts'
import type { Mark } from '../mark/mark.ts'
import { resolveMarks } from '../mark/resolve-marks.ts'
import { type RespeltText, respell } from '../mark/respell.ts'
import { lintWithHarper } from './harper/harper-linter.ts'
import { harperMarks } from './harper/harper-marks.ts'
import { editMarks } from './candidate-edits/edit-marks.ts'
import { spellingMarks } from './spelling/spelling-marks.ts'

/**
 * Finds the errors of a text by our learner rules, spelling, harper and candidate edits; without overlaps, in text order. What is
 * quoted is not corrected.
 */
export function findMarks(parsed: ParsedText, passageWords: ReadonlySet<string>): Promise<Mark[]> {
  return onDetokenised(parsed, async (text) => {
    const known = await knownMarks(text, passageWords)
    return resolveMarks([...known, ...unquoted(text.text, editMarks(text, known))])
  })
}

/** A sentence that begins small. */
const CAPITAL_CODES: ReadonlySet<string> = new Set(['sentence-capital', 'harper:SentenceCapitalization'])

/** The same without candidate edits, which are made beside these marks (`bench/dump-edits.mjs`). */
export function findKnownMarks(parsed: ParsedText, passageWords: ReadonlySet<string>): Promise<Mark[]> {
  return onDetokenised(parsed, (text) => knownMarks(text, passageWords))
}

/** Marks of a text as it stands once it is detokenised, with their places in the text itself. */
async function onDetokenised(parsed: ParsedText, marksOf: (parsed: ParsedText) => Promise<Mark[]>): Promise<Mark[]> {
  const whole = detokenised(parsed.text)
  const isWhole = whole.text === parsed.text
  const marks = await marksOf(isWhole ? parsed : parseText(whole.text))
  return (
    isWhole
      ? marks
      : movedBack(
          whole,
          marks.filter((mark) => !isCutApart(mark)),
        )
  ).map(describeMark)
}

/** Tools that cut texts apart make two words of “cannot”. */
function isCutApart({ code, suggestions }: Mark): boolean {
  return code === 'word-split' && suggestions[0]?.toLowerCase() === 'cannot'
}

/** Our learner rules, spelling and harper. */
async function knownMarks(parsed: ParsedText, passageWords: ReadonlySet<string>): Promise<Mark[]> {
  if (parsed.tokens.length === 0) return []
  const misspelt = spellingMarks({ parsed, passageWords })
  const asItStands = new Map(parsed.sentences.map((sentence) => [sentence, ruleMarks(sentence)]))
  const ownRules = [...asItStands.values()].flat()
  // “informations” is in no dictionary, but a rule knows what is wrong with it.
  const unexplained = misspelt.filter((mark) => !ownRules.some((rule) => isSameSpan(rule, mark)))
  const grammar = [...asItStands].flatMap(([sentence, marks]) => {
    const wrong = unexplained.filter((mark) => overlaps(mark, sentence))
    const found = wrong.length === 0 ? marks : respeltMarks(parsed, sentence, wrong, marks)
    return [...found, ...hiddenMarks(parsed, sentence, resolveMarks([...found, ...wrong]))]
  })
  const respelt = respell(parsed.text, unexplained)
  const linted = outside(unexplained, movedBack(respelt, harperMarks(respelt.text, await lintWithHarper(respelt.text))))
  return unquoted(parsed.text, resolveMarks([...grammar, ...linted, ...unexplained]))
}

/** Leaves out what stands in a quotation, and the small letter behind one: “Who is it?” he asked. */
function unquoted(text: string, marks: readonly Mark[]): Mark[] {
  if (marks.length === 0) return []
  const quotations = quotationsOf(text)
  return marks.filter(
    (mark) =>
      !isQuoted(quotations, mark) &&
      !(
        CAPITAL_CODES.has(mark.code) && quotations.some(({ end }) => /^["'”’»“]\s$/u.test(text.slice(end, mark.start)))
      ),
  )
}

/** Judges a sentence with its misspelt words put right. What a rule says about a misspelt word itself is left out. */
function respeltMarks(
  { text }: ParsedText,
  { start, end }: Sentence,
  misspelt: readonly Mark[],
  asItStands: readonly Mark[],
): Mark[] {
  const respelt = respell(text.slice(start, end), moved(misspelt, -start))
  const inRespelt = parseText(respelt.text).sentences.flatMap(ruleMarks)
  const found = inRespelt.flatMap((mark) => {
    const [whole] = movedBack(respelt, [mark])
    if (whole === undefined || outside(misspelt, moved([whole], start)).length > 0) return whole ?? []
    const part = trimMark(respelt.text, mark)
    return part === null ? [] : movedBack(respelt, [part])
  })
  // Where a rule saw an error in the text as it stands, that counts too: “a usefull advice”.
  return [
    ...outside(misspelt, moved(found, start)),
    ...asItStands.filter((rule) => misspelt.some((word) => overlaps(word, rule))),
  ]
}

/** What is seen only when the errors found so far are put right: “some student doesn't”, “the childs needs”. */
function hiddenMarks({ text }: ParsedText, sentence: Sentence, known: readonly Mark[]): Mark[] {
  const corrected = correctedSentence(text, sentence, known)
  if (corrected.text === text.slice(sentence.start, sentence.end)) return []
  const found = movedBack(corrected, parseText(corrected.text).sentences.flatMap(ruleMarks))
  return outside(known, moved(found, sentence.start))
}

function ruleMarks(sentence: Sentence): Mark[] {
  return RULES.flatMap((rule) => applyRule(rule, sentence))
}

function movedBack(respelt: RespeltText, marks: readonly Mark[]): Mark[] {
  return marks.map((mark) => ({
    ...mark,
    start: respelt.toOriginal(mark.start, 'start'),
    end: respelt.toOriginal(mark.end, 'end'),
  }))
}

function moved(marks: readonly Mark[], distance: number): Mark[] {
  return marks.map((mark) => ({ ...mark, start: mark.start + distance, end: mark.end + distance }))
}

function outside(misspelt: readonly Mark[], marks: readonly Mark[]): Mark[] {
  return marks.filter((mark) => !misspelt.some((word) => overlaps(word, mark)))
}

type Span = { start: number; end: number }

function isSameSpan(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
