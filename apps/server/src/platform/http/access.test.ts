import { currentFormat } from '@rehearsal/exam/formats/formats'
import { expect, test } from 'vitest'
import { refusalOf } from './access.ts'
import type { Learner } from './learner.ts'

const face = {
  id: 'ana',
  nickname: 'Ana',
  timeZone: 'UTC',
  language: null,
  examVariant: 'CORE',
  formats: currentFormat,
} as const
const trial: Learner = { ...face, role: 'learner', status: 'TRIAL' }
const premium: Learner = { ...face, role: 'learner', status: 'PREMIUM' }
const admin: Learner = { ...face, role: 'admin', status: 'TRIAL' }

test.each([
  ['public', null, null],
  ['public', trial, null],
  ['learner', null, 'not_logged_in'],
  ['learner', trial, null],
  ['learner', premium, null],
  ['learner', admin, null],
  ['premium', null, 'not_logged_in'],
  ['premium', trial, 'premium_required'],
  ['premium', premium, null],
  ['premium', admin, 'premium_required'],
  ['admin', null, 'not_logged_in'],
  ['admin', trial, 'not_authorized'],
  ['admin', premium, 'not_authorized'],
  ['admin', admin, null],
] as const)('a %s call by %o is answered by %s', (access, learner, code) => {
  expect(refusalOf(access, learner)?.code ?? null).toBe(code)
})

test('only a missing role is 403, since 403 ends the session', () => {
  const everyone = [null, trial, premium, admin]
  const refusals = (['public', 'learner', 'premium', 'admin'] as const).flatMap((access) =>
    everyone.map((learner) => ({ access, status: refusalOf(access, learner)?.status })),
  )
  expect(new Set(refusals.filter(({ status }) => status === 403).map(({ access }) => access))).toEqual(
    new Set(['admin']),
  )
})
