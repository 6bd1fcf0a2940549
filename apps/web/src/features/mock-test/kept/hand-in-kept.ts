import { answerItem, failureOf, openTest } from '../api/mock-test-calls.ts'
import { withWaiting } from '../exam/outbox.ts'
import { forgetTest, forgetTestAnswer, listTestAnswers, type TestPlace } from './kept-test-answers.ts'
import { forgetGiven, forgetTestTexts, listGiven } from './kept-test-texts.ts'

/**
 * Hands in what this device keeps of a running test, before it is ended from the list: what waits for the line and what was typed, in the
 * order of the items. What the server refuses for good is passed over. Throws where the server cannot be reached or has the test elsewhere.
 */
export async function handInKept(place: TestPlace): Promise<void> {
  const kept = await listTestAnswers(place)
  const typed = listGiven(place).filter(({ answer }) => answer !== null)
  const all = [...typed, ...kept].reduce<typeof kept>(withWaiting, [])
  if (all.length === 0) return
  const page = crypto.randomUUID()
  await openTest(place.testId, page)
  for (const { position, answer } of all) {
    try {
      // One after the other: the server takes them in the order of the items.
      // oxlint-disable-next-line no-await-in-loop
      await answerItem({ id: place.testId, page, position, answer, opensNext: false })
    } catch (error) {
      if (failureOf(error) !== 'refused') throw error
    }
    forgetGiven(place, position)
    // oxlint-disable-next-line no-await-in-loop
    await forgetTestAnswer(place, position)
  }
}

/** The test is over, or deleted: nothing of it stays on this device. */
export async function forgetAll(place: TestPlace): Promise<void> {
  forgetTestTexts(place)
  await forgetTest(place)
}
