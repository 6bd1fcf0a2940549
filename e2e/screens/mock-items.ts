import type { Page } from '@playwright/test'
import { skillSchema } from '@rehearsal/exam/skill'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { button } from '../support/controls.ts'
import { coreOnly, kindsOfSkill, wholeExamOnly } from './answering.ts'
import { questions } from './kinds.ts'
import { at, runningPath as path } from './mock-running.ts'
import type { Reach } from './reach.ts'
import type { Screen } from './screen.ts'

const shared = { path, viewer: 'PREMIUM', isBusy: true } as const

/** The page as a learner has it who came to the item, or who answered it and looks up again. */
const atTop: Reach = (page) => page.evaluate(() => window.scrollTo(0, 0))

const core = { format: 'core-2024', pteType: 'CORE' } as const
const whole = { format: 'academic-2025-full' } as const
const testOf = (slug: string) => (coreOnly.includes(slug) ? core : wholeExamOnly.includes(slug) ? whole : {})

/** What is typed and chosen is shown; a spoken item as it is asked. */
const itemScreens = skillSchema.options.flatMap((skill) =>
  Object.keys(questions[skill]).map((slug): Screen => {
    const answer = skill === 'speaking' ? undefined : kindsOfSkill[skill][slug]
    const then = async (page: Page) => {
      await answer?.(page)
      await atTop(page)
    }
    return {
      ...shared,
      name: `mock-item-${skill}-${slug}`,
      reach: at(taskIdSchema.parse(`${skill}/${slug}`), then, { test: testOf(slug) }),
      isWholeShown: true,
    }
  }),
)

const recording: Reach = (page) => button(page, 'Stop recording').waitFor()
const recorded: Reach = async (page) => {
  await recording(page)
  await page.waitForTimeout(1500) // so much has to be said
  await button(page, 'Stop recording').click()
  await page.getByText('Recorded', { exact: true }).waitFor()
}
/** So little is left that the time to prepare is over. */
const speaking = { item: { remainingMs: 30_000 } }

/** An item of every kind in the exam frame, and what becomes of a spoken one. */
export const mockItemScreens: readonly Screen[] = [
  ...itemScreens,
  { ...shared, name: 'mock-recording', reach: at('speaking/describe-image', recording, speaking) },
  { ...shared, name: 'mock-recorded', reach: at('speaking/read-aloud', recorded, speaking) },
  {
    ...shared,
    name: 'mock-asked-again',
    reach: at('speaking/re-tell-lecture', atTop, { item: { isAskedAgain: true } }),
  },
  {
    ...shared,
    name: 'mock-not-heard-again',
    reach: at('listening/multiple-choice-single', atTop, { item: { mayBeHeard: false, remainingMs: 410_000 } }),
  },
]
