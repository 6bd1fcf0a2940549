/** Formal letters that greet and scold, and good ones that are marked for it. */
import { GATE, rowsOfSet } from './gate-rows.mjs'
import { rateWriting } from './rater.mjs'

export const engines = ['writing']
export const targets = [
  {
    id: 'register.loses',
    items: [6],
    what: 'formal e-mails with “Hey guys!!” and “losers” put in that lose conventions and content, both places marked',
    unit: 'share',
    atLeast: 1,
    ...GATE,
    hand: `${GATE.hand}; the words are put in here`,
  },
  {
    id: 'register.marks',
    items: [6],
    what: 'good e-mails and situations in which something is marked as not fit for its reader',
    unit: 'count',
    atMost: 0,
    ...GATE,
    looksBefore: 3,
  },
]
const GREETING = 'Hey guys!!'
const INSULT = 'You are a bunch of losers!'

export async function measure() {
  const { isGood } = await import('../gate.mjs')
  const { scoreAnswer } = await import('../score-answer.mjs')
  const { shareOfRows } = await import('../agreement.mjs')
  const { registerMarks } = await import('../../packages/writing/src/register/register-marks.ts')
  const asked = (await rowsOfSet('gate')).filter(({ question }) => question.answerKey.register !== undefined)
  const good = asked.filter(isGood)
  const isMarked = ({ question, text }) => registerMarks(text, question.answerKey.register).length > 0
  const rows = []
  for (const { question, text } of good.filter(
    ({ kind, question: { answerKey } }) => kind === 'write-email' && answerKey.register === 'formal',
  )) {
    const before = await scoreAnswer(question.taskId, question, text, rateWriting)
    const { traits, rating } = await scoreAnswer(question.taskId, question, impolite(text), rateWriting)
    const areMarked = [GREETING, INSULT].every((words) => {
      const start = impolite(text).indexOf(words)
      return rating.findings.some(
        ({ code, start: at }) => /^(register_|rude)/u.test(code) && at >= start && at < start + words.length,
      )
    })
    const [conventions, content] = ['conventions', 'content'].map(
      (trait) => earned(traits, trait) < earned(before.traits, trait),
    )
    rows.push({ question: question.id, areMarked, conventions, content })
  }
  const marked = good.filter(isMarked)
  const unfit = asked.filter(({ change }) => change === 'register')
  const counted = (name) => `${rows.filter((row) => row[name]).length} of ${rows.length}`
  return {
    'register.loses': {
      ...shareOfRows(
        rows,
        (row) => row.areMarked && row.conventions && row.content,
        ({ question }) => question,
      ),
      by: {
        'both marked': counted('areMarked'),
        'lose conventions': counted('conventions'),
        'lose content': counted('content'),
        'letters that w8 wrote in the wrong register with something marked': `${unfit.filter(isMarked).length} of ${unfit.length}`,
      },
    },
    'register.marks': {
      value: marked.length,
      n: good.length,
      ...(marked.length > 0 && { by: { they: marked.map(({ id }) => id).join(', ') } }),
    },
  }
}

/** The greeting is another, and the last paragraph before the close scolds. */
function impolite(text) {
  const lines = text.split(/\n+/u)
  return [GREETING, ...lines.slice(1, -2), INSULT, ...lines.slice(-2)].join('\n\n')
}

const earned = (traits, trait) => traits.find((each) => each.trait === trait).points.earned
