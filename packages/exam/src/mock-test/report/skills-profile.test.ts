import { expect, test } from 'vitest'
import { taskIds } from '../../task-ids.ts'
import { formatIdSchema } from '../../formats/format-ids.ts'
import { hasTask } from '../../formats/formats.ts'
import { kindsOfBar, profileBars } from './skills-profile.ts'

test.each(taskIds)('%s feeds a bar, and none twice', (taskId) => {
  const fed = profileBars.flatMap((bar) =>
    kindsOfBar(bar)
      .filter((kind) => kind === taskId)
      .map(() => bar),
  )
  expect(fed.length).toBeGreaterThan(0)
  expect(new Set(fed).size).toBe(fed.length)
})

test.each(formatIdSchema.options)('every bar has kinds in %s', (format) => {
  for (const bar of profileBars) expect(kindsOfBar(bar).filter((kind) => hasTask(format, kind))).not.toEqual([])
})
