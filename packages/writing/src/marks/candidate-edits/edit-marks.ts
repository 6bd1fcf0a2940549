/** Marks the places where a candidate edit is probably a correction. */
import { capitalised } from '@rehearsal/english/text/capitalised'
import type { ParsedText } from '../../text/token.ts'
import type { Mark, MarkCategory } from '../../mark/mark.ts'
import { editClassifiers, type ClassifiedEdit } from './edit-classifiers.ts'
import type { EditKind } from './candidate-edits.ts'
import { placedEdits } from './placed-edits.ts'
import { isRightAsWell, isWrongChange } from './right-as-well.ts'
import { suggestionFor } from './suggestion-for.ts'

/** Least probabilities of a change that is told: that it is right, and that its place is wrong … */
const CORRECTION_THRESHOLDS = { correction: 0.6, detection: 0.8 }
/** … and of a place that is told to be unusual, without a change. Both chosen on our sentences (docs/studies/2026-11-28-how-scores-were-measured.md "Likelier words"). */
const DETECTION_THRESHOLD = 0.9
/** Of two changes so near each other one is meant. */
const NEIGHBOURS = 1

const CATEGORY_OF: Readonly<Record<EditKind, MarkCategory>> = {
  article: 'article',
  insert: 'missing-word',
  delete: 'extra-word',
  preposition: 'preposition',
  verb: 'verb',
  confusion: 'word-choice',
  form: 'word-form',
  swap: 'word-order',
}

/** Places where a corrector would probably make a small change, away from `known` marks. */
export function editMarks(parsed: ParsedText, known: readonly Mark[]): Mark[] {
  const classify = editClassifiers()
  return parsed.sentences
    .flatMap((sentence) => placedEdits(parsed, sentence, known))
    .flatMap((part) => withoutNeighbours(aboveThresholds(classify(part))))
    .map((each) => markOf(parsed.text, each))
    .filter((mark) => !isRightAsWell(parsed.text, mark))
    .map((mark) => (isWrongChange(parsed.text, mark) ? unusual(parsed.text, mark) : withOpening(parsed.text, mark)))
}

/** A change with how likely it is to be right, worked out. */
type ChosenEdit = Omit<ClassifiedEdit, 'correction'> & { correction: number }

function aboveThresholds(classified: readonly ClassifiedEdit[]): ChosenEdit[] {
  return classified
    .filter(({ detection }) => detection >= CORRECTION_THRESHOLDS.detection)
    .map((each) => ({ ...each, correction: each.correction() }))
    .filter(
      ({ detection, correction }) => detection >= DETECTION_THRESHOLD || correction >= CORRECTION_THRESHOLDS.correction,
    )
}

/** Non-maximum suppression: the surest changes of a sentence of which none is beside another; places count from the start of one sentence. */
function withoutNeighbours(edits: readonly ChosenEdit[]): ChosenEdit[] {
  const kept: ChosenEdit[] = []
  for (const each of edits.toSorted((a, b) => b.correction - a.correction))
    if (!kept.some(({ edit }) => Math.abs(edit.place - each.edit.place) <= NEIGHBOURS)) kept.push(each)
  return kept
}

/** A place that is told without a change. */
function unusual(text: string, mark: Omit<Mark, 'message' | 'suggestions'>): Mark {
  const message = `“${text.slice(mark.start, mark.end)}” is unusual here: read it again.`
  return { ...mark, category: 'word-choice', message, suggestions: [] }
}

/** What opens a sentence and is left out gives its capital to the next word: “In last May” becomes “Last May”. */
function withOpening(text: string, mark: Mark): Mark {
  const { start, end, suggestions } = mark
  const next = /^\s+(?<word>\p{Ll}\p{L}*)/u.exec(text.slice(end))
  if (suggestions[0] !== '' || next?.groups?.word === undefined || !/^\p{Lu}/u.test(text.slice(start, end))) return mark
  return { ...mark, end: end + next[0].length, suggestions: [capitalised(next.groups.word)] }
}

function markOf(text: string, { edit, start, end, detection, correction }: ChosenEdit): Mark {
  const own = text.slice(start, end)
  const mark = { code: 'likelier-words', type: 'GRAMMAR_MINOR', confidence: detection, start, end } as const
  if (correction < CORRECTION_THRESHOLDS.correction) return unusual(text, mark)
  const suggestion = suggestionFor(own, edit)
  const message =
    suggestion === ''
      ? `English usually does without “${own}” here.`
      : `“${suggestion}” is more usual here than “${own}”.`
  return { ...mark, category: CATEGORY_OF[edit.kind], message, suggestions: [suggestion] }
}
