import type { Level } from '../../estimate/level.ts'
import type { FormId } from '../forms.ts'
import type { MockReport } from './mock-report.ts'

/** An earlier test beside the others. */
export type TrendPoint = {
  id: number
  /** When it ended, milliseconds since 1970. */
  at: number
  form: FormId
  scores: Level
  /** It was marked or reported in another way than what stands before it: another format or method, or another version of an engine. */
  isBreak: boolean
}

/** Finished tests from the first to the last, with a mark where scores before and after are not made alike. */
export function trendOf(tests: readonly { id: number; at: number; report: MockReport }[]): TrendPoint[] {
  const versions = new Map<string, string>()
  let before: MockReport | undefined
  return tests
    .toSorted((one, other) => one.at - other.at)
    .map(({ id, at, report }) => {
      const isOtherEngine = report.engines.some(
        (engine) => (versions.get(engine.id) ?? engine.version) !== engine.version,
      )
      const isOtherWay = before !== undefined && (before.method !== report.method || before.format !== report.format)
      for (const engine of report.engines) versions.set(engine.id, engine.version)
      before = report
      return { id, at, form: report.form, scores: report.scores, isBreak: isOtherEngine || isOtherWay }
    })
}
