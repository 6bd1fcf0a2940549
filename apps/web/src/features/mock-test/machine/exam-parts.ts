import type { MockTestState } from '@rehearsal/contracts/mock-tests'
import type { PartId } from '@rehearsal/exam/formats/blueprints/blueprint'
import { describeForm } from '@rehearsal/exam/mock-test/describe-form'
import type { FormId } from '@rehearsal/exam/mock-test/forms'
import { MAX_INTERRUPTIONS } from '@rehearsal/exam/mock-test/run/run'

const introduced: readonly FormId[] = ['full', 'speaking-writing']

/** Whether the personal introduction comes first: in forms that begin as the exam does, before their first item. */
export const introducesItself = ({ form, position }: MockTestState): boolean =>
  position === 0 && introduced.includes(form)

/** The part that the test stands in. */
export function partAt({ parts, position }: MockTestState): { part: PartId; first: number; count: number } | null {
  return parts.find(({ first, count }) => position >= first && position < first + count) ?? null
}

/** How many more interruptions the part forgives. */
export function breaksLeft(test: MockTestState): number {
  const part = partAt(test)?.part
  return Math.max(0, MAX_INTERRUPTIONS - test.interruptions.filter((each) => each.part === part).length)
}

/** Whether the part has forgiven as many interruptions as it does: coming back to an item of it, its clock has run on. */
export const hasForgivenAll = (test: MockTestState): boolean => breaksLeft(test) === 0

/** What the device has to do for the rest of the test. */
export function needsOf({ form, format, parts, position }: MockTestState) {
  const { needsMicrophone, needsSound } = describeForm(format, form)
  const isLeft = (ids: readonly PartId[]) =>
    parts.some(({ part, first, count }) => ids.includes(part) && first + count > position)
  return {
    microphone: needsMicrophone && isLeft(['speaking-writing']),
    sound: needsSound && isLeft(['speaking-writing', 'listening']),
  }
}
