import type { LevelledTrait } from '@rehearsal/exam/writing/levels'
import type { WritingInput } from '@rehearsal/rating/types'
import type { Mark } from '../mark/mark.ts'

/** A level that an engine claims for a trait, with words of the answer to show for it. Nothing of it is believed before `mergeOutsideResults`. */
export type ClaimedLevel = { trait: LevelledTrait; level: number; evidence: string[]; reason: string }

/** Whether an engine finds a main point in the answer, and where. */
export type ClaimedPoint = { index: number; isCovered: boolean; evidence: string }

/** What an engine thinks of an answer; an engine for marks has no levels, a grader no marks. */
export type EngineResult = { marks: Mark[]; levels: ClaimedLevel[]; keyPoints: ClaimedPoint[] }

/** A service that judges writing beside the built-in engine. Rejects where it cannot: the built-in engine stands then. */
export type OutsideEngine = {
  id: string
  /** The model, or the release of the service. */
  version: string
  check(input: WritingInput, signal: AbortSignal): Promise<EngineResult>
}
