import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fixedClock } from '../clock.ts'
import { oidcModel } from '../database/schema.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { deleteExpiredModels, oidcAdapterOf } from './oidc-adapter.ts'
import { endSessionsOf } from './sign-ins.ts'
import { publicKeySet, signingJwk } from './signing-keys.ts'

let database: OpenDatabase
let clock = fixedClock('2026-03-01T00:00:00Z')

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  clock = fixedClock('2026-03-01T00:00:00Z')
  await database.db.delete(oidcModel)
})

const adapterOf = (kind: string) => oidcAdapterOf(database.db, clock)(kind)
const count = () => database.db.$count(oidcModel)

test('what is kept is found by its id, and only among its kind', async () => {
  const codes = adapterOf('AuthorizationCode')
  await codes.upsert('one', { accountId: 'ana', scope: 'openid' }, 60)
  expect(await codes.find('one')).toEqual({ accountId: 'ana', scope: 'openid' })
  expect(await codes.find('two')).toBeUndefined()
  expect(await adapterOf('RefreshToken').find('one')).toBeUndefined()
})

test('keeping again replaces', async () => {
  const sessions = adapterOf('Session')
  await sessions.upsert('one', { accountId: 'ana', uid: 'first' }, 60)
  await sessions.upsert('one', { accountId: 'ben', uid: 'second' }, 60)
  expect(await sessions.find('one')).toEqual({ accountId: 'ben', uid: 'second' })
  expect(await sessions.findByUid('first')).toBeUndefined()
  expect(await sessions.findByUid('second')).toMatchObject({ accountId: 'ben' })
  expect(await count()).toBe(1)
})

test('a device is found by what its user types', async () => {
  await adapterOf('DeviceCode').upsert('one', { userCode: 'ABCD' }, 60)
  expect(await adapterOf('DeviceCode').findByUserCode('ABCD')).toEqual({ userCode: 'ABCD' })
})

test('what has expired is not found, and is forgotten', async () => {
  const tokens = adapterOf('RefreshToken')
  await tokens.upsert('short', {}, 60)
  await tokens.upsert('long', {}, 120)
  await tokens.upsert('endless', {}, 0)
  clock.advanceSeconds(60)
  expect([await tokens.find('short'), await tokens.find('long'), await tokens.find('endless')]).toEqual([
    undefined,
    {},
    {},
  ])
  clock.advanceSeconds(1)
  await deleteExpiredModels(database.db, clock)
  expect(await count()).toBe(2)
})

test('what is used says when', async () => {
  const tokens = adapterOf('RefreshToken')
  await tokens.upsert('one', { accountId: 'ana' }, 60)
  await tokens.consume('one')
  expect(await tokens.find('one')).toEqual({ accountId: 'ana', consumed: clock.now().getTime() / 1000 })
})

test('of many who use one thing at once, one may', async () => {
  const codes = adapterOf('AuthorizationCode')
  await codes.upsert('one', {}, 60)
  const uses = await Promise.allSettled(Array.from({ length: 6 }, () => codes.consume('one')))
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [refused] = uses.filter((use) => use.status === 'rejected')
  expect(refused?.reason).toMatchObject({ error: 'invalid_grant', error_description: 'grant request is invalid' })
})

test('what is destroyed is gone', async () => {
  const codes = adapterOf('AuthorizationCode')
  await codes.upsert('one', {}, 60)
  await codes.destroy('one')
  expect(await codes.find('one')).toBeUndefined()
})

test('revoking a grant takes what was given under it, and nothing else', async () => {
  const tokens = adapterOf('RefreshToken')
  await tokens.upsert('one', { grantId: 'a' }, 60)
  await tokens.upsert('two', { grantId: 'b' }, 60)
  await tokens.revokeByGrantId('a')
  expect([await tokens.find('one'), await tokens.find('two')]).toEqual([undefined, { grantId: 'b' }])
})

test('ending a learner’s sessions leaves everyone else’s', async () => {
  await adapterOf('Session').upsert('one', { accountId: 'ana' }, 60)
  await adapterOf('Grant').upsert('two', { accountId: 'ana' }, 60)
  await adapterOf('Session').upsert('three', { accountId: 'ben' }, 60)
  await adapterOf('Interaction').upsert('four', {}, 60)
  await endSessionsOf(database.db, 'ana')
  const rows = await database.db.select({ id: oidcModel.id }).from(oidcModel).orderBy(oidcModel.id)
  expect(rows.map(({ id }) => id)).toEqual(['four', 'three'])
})

test('all instances sign with one key, whoever was first', async () => {
  const keys = await Promise.all(Array.from({ length: 3 }, () => signingJwk(database.db, clock)))
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1)
  expect(await signingJwk(database.db, clock)).toEqual(keys[0])
})

test('verifiers see nothing private of it', async () => {
  const jwk = await signingJwk(database.db, clock)
  expect(jwk.d).toBeDefined()
  const { keys } = publicKeySet(jwk)
  expect(keys).toEqual([{ kty: 'RSA', kid: jwk.kid, alg: 'RS256', use: 'sig', n: jwk.n, e: jwk.e }])
})
