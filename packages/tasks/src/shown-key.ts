import { z } from 'zod'

const keySchema = z.looseObject({ keyPoints: z.array(z.unknown()) })
/** What the engine alone has of a key point; all else that its kind keeps of it is shown. */
const hiddenPointSchema = z.looseObject({ says: z.unknown(), opposite: z.unknown() })

/** An answer key as a browser may have it, whoever looks: its key points without the ways of saying them. */
export function shownKey(answerKey: unknown): unknown {
  const key = keySchema.safeParse(answerKey).data
  if (!key) return answerKey
  return { ...key, keyPoints: key.keyPoints.map(withoutWays) }
}

function withoutWays(point: unknown): unknown {
  const read = hiddenPointSchema.safeParse(point).data
  if (!read) return point
  const { says: _says, opposite: _opposite, ...shown } = read
  return shown
}

const waysSchema = z.looseObject({
  keyPoints: z.array(
    z.looseObject({ point: z.string(), says: z.unknown().optional(), opposite: z.unknown().optional() }),
  ),
})

/** A key that came back from a browser, with the ways of saying each point that `earlier` has and that is worded as it was. */
export function withWaysOf(earlier: unknown, answerKey: unknown): unknown {
  const [key, before] = [waysSchema.safeParse(answerKey).data, waysSchema.safeParse(earlier).data]
  if (!key || !before) return answerKey
  const known = new Map(before.keyPoints.map(({ point, says, opposite }) => [point, { says, opposite }]))
  return { ...key, keyPoints: key.keyPoints.map((point) => ({ ...given(known.get(point.point)), ...point })) }
}

const given = (ways: object = {}) => Object.fromEntries(Object.entries(ways).filter(([, way]) => way !== undefined))
