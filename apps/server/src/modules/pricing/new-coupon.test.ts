import { expect, test } from 'vitest'
import { newCouponSchema } from './coupon-admin-service.ts'

const read = (line: string) => newCouponSchema.safeParse(line.split(' ')).data
const plain = { startsAt: null, endsAt: null, totalLimit: null, learnerLimit: 1 }

test.each([
  ['spring 20%', { code: 'SPRING', discount: { percent: 20, currency: null } }],
  ['spring 100% --only IRT', { code: 'SPRING', discount: { percent: 100, currency: 'IRT' } }],
  ['five 5 USD', { code: 'FIVE', discount: { amountMinor: 500, currency: 'USD' } }],
  ['five 4.35 USD', { code: 'FIVE', discount: { amountMinor: 435, currency: 'USD' } }],
  ['toman 50000 IRT', { code: 'TOMAN', discount: { amountMinor: 50_000, currency: 'IRT' } }],
])('%s is a promo code, once for each learner', (line, coupon) => {
  expect(read(line)).toEqual({ ...plain, ...coupon })
})

test('days are those of UTC, from their first moment on', () => {
  expect(read('spring 20% --from 2026-01-01 --until 2026-02-01 --total 9 --per-learner 2')).toMatchObject({
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: new Date('2026-02-01T00:00:00Z'),
    totalLimit: 9,
    learnerLimit: 2,
  })
})

test.each([
  'spring',
  'spring 0%',
  'spring 101%',
  'spring 20',
  'spring 20% USD',
  'a 20%',
  'spring! 20%',
  'five 5',
  'five 5 EUR',
  'five 0 USD',
  'five 1.234 USD',
  'toman 0.5 IRT',
  'five -5 USD',
  'five 5 USD --only IRT',
  'spring 20% --until tomorrow',
  'spring 20% --from 2026-02-01 --until 2026-02-01',
  'spring 20% --total 0',
  'spring 20% --total',
  'spring 20% --colour red',
  'spring 20% total 9',
])('%s is none', (line) => {
  expect(read(line)).toBeUndefined()
})
