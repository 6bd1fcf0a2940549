import { answerItem, failureOf, openTest } from '../api/mock-test-calls.ts'
import type { Waiting } from '../machine/exam-state.ts'
import { withWaiting } from '../machine/outbox.ts'
import {
  countSetAside,
  endTestAnswers,
  forgetTest,
  forgetTestAnswer,
  keepTestAnswer,
  listTestAnswers,
  setTestAnswerAside,
  type TestPlace,
} from './kept-test-answers.ts'
import { forgetGiven, forgetTestTexts, listGiven } from './kept-test-texts.ts'
import { readReadable } from './readable-time.ts'

/**
 * Hands in what this device keeps of a running test, before it is ended from the list: what waits for the line and what was typed, in the
 * order of the items. What the server will not take is set aside here. Throws where the server cannot be reached or has the test elsewhere.
 *
 * @returns how many answers the server did not take, now and before
 */
export async function handInKept(place: TestPlace): Promise<number> {
  const kept = await listTestAnswers(place)
  const typed = listGiven(place).filter(({ answer }) => answer !== null)
  const all = [...typed, ...kept].reduce<typeof kept>(withWaiting, [])
  if (all.length > 0) await handIn(place, all)
  return countSetAside(place)
}

async function handIn(place: TestPlace, all: readonly Waiting[]): Promise<void> {
  const page = crypto.randomUUID()
  await openTest(place.testId, page, readReadable(place))
  for (const waiting of all) {
    const { position } = waiting
    try {
      // One after the other: the server takes them in the order of the items.
      // oxlint-disable-next-line no-await-in-loop
      await answerItem({ id: place.testId, page, ...waiting, opensNext: false })
    } catch (error) {
      if (failureOf(error) !== 'refused') throw error
      // oxlint-disable-next-line no-await-in-loop
      await setAside(place, waiting)
    }
    forgetGiven(place, position)
    // oxlint-disable-next-line no-await-in-loop
    await forgetTestAnswer(place, position)
  }
}

/** An answer that the server refused stays here; that an item was left without one says nothing. */
async function setAside(place: TestPlace, waiting: Waiting): Promise<void> {
  if (waiting.answer === null) return
  await keepTestAnswer(place, waiting)
  await setTestAnswerAside(place, waiting.position)
}

/** The server has ended the test: what it did not get of it stays here, set aside. Returns how many answers those are. */
export async function setAsideAll(place: TestPlace): Promise<number> {
  const typed = listGiven(place).filter(({ answer }) => answer !== null)
  const unsent = [...typed, ...(await listTestAnswers(place))].filter(({ answer }) => answer !== null)
  forgetTestTexts(place)
  await endTestAnswers(place, unsent.reduce<Waiting[]>(withWaiting, []))
  return unsent.length
}

/** The learner ended the test without what is kept, or deleted it: nothing of it stays on this device. */
export async function forgetAll(place: TestPlace): Promise<void> {
  forgetTestTexts(place)
  await forgetTest(place)
}
