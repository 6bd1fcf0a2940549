import type { KeyPoint } from '@rehearsal/rating/types'

/** What kind of answer it is; answers of one passage must come out in this order, best first. */
const ANSWER_KINDS = ['good', 'fair', 'weak', 'copied', 'off-topic', 'nonsense'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

type SampleAnswer = { kind: AnswerKind; text: string; about: string }
export type SampleItem = { promptText: string; keyPoints: readonly KeyPoint[]; answers: readonly SampleAnswer[] }
