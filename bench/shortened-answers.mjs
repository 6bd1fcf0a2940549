/** Short answers with known labels, for fitting: sentences of labelled answers, and ways to say a point by themselves. */
import { parseText } from '../packages/writing/src/text/parse-text.ts'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'

/** Of ten ways to say a point, from the plainest to the oddest, these stand alone. */
const WAYS = [3, 7]

/**
 * One sentence, and two neighbouring ones, of an answer of which `sentences` tells where each point is said; what a sentence only
 * touches is said in part.
 */
export function shortened(answer) {
  if (answer.set !== 'fit' || answer.sentences === undefined) return []
  const parsed = parseText(normalizeTyped(answer.text))
  const all = parsed.sentences.map(({ start, end }) => parsed.text.slice(start, end))
  const places = answer.sentences.map(readPlaces)
  const saying = [...new Set(places.flatMap(({ touched }) => touched))].filter((at) => all[at] !== undefined)
  const pairs = all.slice(1).flatMap((_, i) => (saying.includes(i) || saying.includes(i + 1) ? [[i, i + 1]] : []))
  const apart = places.flatMap(({ ways }, i) => {
    const [one, other] = [ways[0], places[i + 2]?.ways[0]]
    return one?.length === 1 && other?.length === 1 && other[0] > one[0] + 1 ? [[one[0], other[0]]] : []
  })
  return [...saying.map((at) => [at]), ...pairs, ...apart]
    .filter((chosen) => chosen.length < all.length)
    .map((chosen) => ({
      ...answer,
      part: chosen.length,
      text: chosen.map((at) => all[at]).join(' '),
      said: places.map(({ ways, touched }, point) => {
        if (answer.said[point] === 'rev') return 'rev'
        if (ways.some((way) => way.every((at) => chosen.includes(at)))) return answer.said[point]
        return touched.some((at) => chosen.includes(at)) ? 'part' : 'no'
      }),
    }))
}

/** `3|4+5~6`: sentence 3 says it, or 4 and 5 together; 6 touches it. */
function readPlaces(written) {
  const [full = '', ...touches] = written.split('~')
  const ways = full === '' ? [] : full.split('|').map((way) => way.split('+').map(Number))
  return { ways, touched: [...new Set([...ways.flat(), ...touches.map(Number)])] }
}

/** A way to say a point as an answer of one sentence, and with a way to say the next point of two; the question does not know these ways. */
export function waysAsAnswers(question) {
  const { keyPoints } = question.answerKey
  return keyPoints.flatMap(({ says = [] }, i) =>
    WAYS.flatMap((at) => {
      const next = (i + 1) % keyPoints.length
      const [one, other] = [says[at], keyPoints[next]?.says?.[at]]
      if (one === undefined || other === undefined) return []
      const pair = i < next ? `${one} ${other}` : `${other} ${one}`
      return [answerOf(question, one, [i], at), answerOf(question, pair, [i, next], at)]
    }),
  )
}

function answerOf(question, text, points, at) {
  const { keyPoints } = question.answerKey
  return {
    question: {
      ...question,
      answerKey: {
        ...question.answerKey,
        keyPoints: keyPoints.map((point, i) =>
          points.includes(i) ? { ...point, says: point.says.toSpliced(at, 1) } : point,
        ),
      },
    },
    kind: question.taskId.split('/')[1],
    set: 'fit',
    writer: 'ways',
    change: 'way',
    part: points.length,
    text,
    said: keyPoints.map((_, i) => (points.includes(i) ? 'yes' : 'no')),
  }
}
