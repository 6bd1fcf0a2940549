import { getConfigs, getCurrentUser } from '@rehearsal/contracts/account'
import { patchProfile } from '@rehearsal/contracts/profile'
import { expect, onTestFinished, test } from 'vitest'
import { aLearner } from '../../testing/a-learner.ts'
import { anApp } from '../../testing/an-app.ts'
import { ask, refusal } from '../../testing/ask.ts'
import { formatsOf } from './learner-formats.ts'

async function anInstallation(environment: Record<string, string> = {}) {
  const app = await anApp({ environment })
  onTestFinished(() => app.close())
  return app
}

test('a learner chooses the whole exam of today, and gives it up again', async () => {
  const app = await anInstallation()
  const as = await aLearner(app)
  expect((await ask(app, getConfigs, {})).offeredFormats).toEqual(['academic-2025-full'])
  const choose = (academicFormat: 'academic-2025-full' | null) =>
    ask(app, patchProfile, { as, body: { academicFormat } })
  expect(await choose('academic-2025-full')).toMatchObject({
    formats: { ACADEMIC: 'academic-2025-full', CORE: 'core-2024' },
    profile: { academicFormat: 'academic-2025-full' },
  })
  expect((await ask(app, getCurrentUser, { as })).formats.ACADEMIC).toBe('academic-2025-full')
  expect(await choose(null)).toMatchObject({
    formats: { ACADEMIC: 'academic-2025' },
    profile: { academicFormat: null },
  })
})

test.each([
  ['academic-2024', 'not offered'],
  ['core-2024', 'of the other exam'],
  ['academic-2031', 'unknown'],
  [7, 'no format'],
])('the format %j, which is %s, is refused by its field', async (academicFormat, _what) => {
  const app = await anInstallation()
  const as = await aLearner(app)
  const body = { academicFormat }
  const { status, code, errors } = await refusal(app, patchProfile, { as, body })
  expect([status, code, errors.map(({ path }) => path)]).toEqual([400, 'invalid_request', ['academicFormat']])
  expect((await ask(app, getCurrentUser, { as })).profile.academicFormat).toBeNull()
})

test('where nothing is offered, or no longer, everybody has the format of the installation', async () => {
  const app = await anInstallation({ ACADEMIC_FORMATS_OFFERED: 'none', ACADEMIC_FORMAT: 'academic-2024' })
  const as = await aLearner(app)
  const body = { academicFormat: 'academic-2025-full' } as const
  expect((await refusal(app, patchProfile, { as, body })).errors.map(({ code }) => code)).toEqual([
    'format_not_offered',
  ])
  const offer = { formats: { ACADEMIC: 'academic-2025', CORE: 'core-2024' }, offeredFormats: [] } as const
  expect(formatsOf(offer, 'academic-2025-full')).toEqual(offer.formats)
  expect(formatsOf(offer, 'something that was there once')).toEqual(offer.formats)
})

test('the operator’s format may be the whole exam, and is then nobody’s choice', async () => {
  const app = await anInstallation({ ACADEMIC_FORMAT: 'academic-2025-full' })
  const as = await aLearner(app)
  expect(await ask(app, getCurrentUser, { as })).toMatchObject({
    formats: { ACADEMIC: 'academic-2025-full' },
    profile: { academicFormat: null },
  })
})
