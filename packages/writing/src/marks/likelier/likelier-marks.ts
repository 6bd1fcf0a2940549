import type { ParsedText } from '../../text/token.ts'
import type { Mark, MarkCategory } from '../../mark/mark.ts'
import { editJudges, type JudgedEdit } from './edit-judges.ts'
import type { EditKind } from './edits-of.ts'
import { placedEdits } from './placed-edits.ts'
import { suggestionFor } from './suggestion-for.ts'

/** A change that is probably right is told where its place is as sure as this … */
const CHANGED_FROM = { change: 0.6, place: 0.8 }
/** … and without one, that the place is unusual, from here on. Both chosen on our sentences (docs/scoring.md "Likelier words"). */
const UNUSUAL_FROM = 0.9
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
export function likelierMarks(parsed: ParsedText, known: readonly Mark[]): Mark[] {
  const judge = editJudges()
  return parsed.sentences
    .flatMap((sentence) => placedEdits(parsed, sentence, known))
    .flatMap((part) => apart(toldOf(judge(part))))
    .map((each) => markOf(parsed.text, each))
}

/** A change with how likely it is to be right, worked out. */
type ToldEdit = Omit<JudgedEdit, 'change'> & { change: number }

function toldOf(judged: readonly JudgedEdit[]): ToldEdit[] {
  return judged
    .filter(({ place }) => place >= CHANGED_FROM.place)
    .map((each) => ({ ...each, change: each.change() }))
    .filter(({ place, change }) => place >= UNUSUAL_FROM || change >= CHANGED_FROM.change)
}

/** The likeliest changes of a sentence of which none is beside another; places count from the start of one sentence. */
function apart(edits: readonly ToldEdit[]): ToldEdit[] {
  const told: ToldEdit[] = []
  for (const each of edits.toSorted((a, b) => b.change - a.change))
    if (!told.some(({ edit }) => Math.abs(edit.place - each.edit.place) <= NEIGHBOURS)) told.push(each)
  return told
}

function markOf(text: string, { edit, start, end, place, change }: ToldEdit): Mark {
  const own = text.slice(start, end)
  const mark = { code: 'likelier-words', type: 'GRAMMAR_MINOR', confidence: place, start, end } as const
  if (change < CHANGED_FROM.change)
    return { ...mark, category: 'word-choice', message: `“${own}” is unusual here: read it again.`, suggestions: [] }
  const suggestion = suggestionFor(own, edit)
  const message =
    suggestion === ''
      ? `English usually does without “${own}” here.`
      : `“${suggestion}” is more usual here than “${own}”.`
  return { ...mark, category: CATEGORY_OF[edit.kind], message, suggestions: [suggestion] }
}
