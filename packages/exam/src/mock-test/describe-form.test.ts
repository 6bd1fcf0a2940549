import { describe, expect, test } from 'vitest'
import { formatIdSchema } from '../formats/format-ids.ts'
import { describeForm } from './describe-form.ts'
import { formIds } from './forms.ts'
import { MINI_SECONDS, planForm } from './plan-form.ts'
import { seededRandom } from './seeded-random.ts'

const minutes = (seconds: number) => Math.round(seconds / 60)

describe.each(formatIdSchema.options)('of %s', (format) => {
  test('the full test has all parts, needs microphone and sound, and takes two hours or a little more', () => {
    const full = describeForm(format, 'full')
    expect(full).toMatchObject({ needsMicrophone: true, needsSound: true })
    expect(full.parts).toEqual(['speaking-writing', 'reading', 'listening'])
    expect(minutes(full.seconds.min)).toBeGreaterThanOrEqual(90)
    expect(minutes(full.seconds.max)).toBeLessThanOrEqual(160)
  })

  test('the mini takes a quarter of an hour, whatever the seed', () => {
    const { seconds, items } = describeForm(format, 'mini')
    expect(items.min).toBe(items.max)
    expect(seconds.min).toBe(seconds.max)
    expect(seconds.max).toBeGreaterThan(MINI_SECONDS * 0.8)
    expect(seconds.max).toBeLessThanOrEqual(MINI_SECONDS)
  })

  test('reading needs neither microphone nor sound, listening needs sound alone', () => {
    expect(describeForm(format, 'reading')).toMatchObject({ needsMicrophone: false, needsSound: false })
    expect(describeForm(format, 'listening')).toMatchObject({ needsMicrophone: false, needsSound: true })
  })

  test.each(formIds)('no seed gives %s fewer or more items than it says', (form) => {
    const { items, taskIds } = describeForm(format, form)
    for (let seed = 0; seed < 50; seed += 1) {
      const plan = planForm(format, form, seededRandom(seed))
      const count = plan.reduce((sum, kind) => sum + kind.count, 0)
      expect(count).toBeGreaterThanOrEqual(items.min)
      expect(count).toBeLessThanOrEqual(items.max)
      expect(taskIds).toEqual(expect.arrayContaining(plan.map(({ taskId }) => taskId)))
    }
  })

  test('extra time makes it longer, by less than the percentage where recordings stay as long', () => {
    const usual = describeForm(format, 'full').seconds.max
    const longer = describeForm(format, 'full', 50).seconds.max
    expect(longer).toBeGreaterThan(usual * 1.3)
    expect(longer).toBeLessThan(usual * 1.5)
  })
})
