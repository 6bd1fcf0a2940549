import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '../../platform/database/schema.ts'
import { ownedTables } from './owned-tables.ts'

const tables = Object.values(schema).filter((table) => is(table, PgTable))
const sorted = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b))

test('every column that names a learner has a rule for export and deletion', () => {
  const naming = tables.flatMap((table) => {
    const { foreignKeys, name } = getTableConfig(table)
    const keys = foreignKeys.map((key) => key.reference())
    return keys
      .filter(({ foreignTable }) => foreignTable === schema.users)
      .flatMap(({ columns }) => columns.map((column) => `${name}.${column.name}`))
  })
  const ruled = ownedTables
    .filter(({ through }) => through === undefined)
    .map(({ table, owner }) => `${getTableName(table)}.${owner.name}`)
  expect(sorted(ruled)).toEqual(sorted([...naming, 'users.id']))
})

test('a table that names nobody by a key has no column that looks like it', () => {
  const ruled = new Set(ownedTables.map(({ table }) => getTableName(table)))
  const others = tables.filter((table) => !ruled.has(getTableName(table)))
  const suspicious = others.flatMap((table) =>
    getTableConfig(table)
      .columns.map(({ name }) => `${getTableName(table)}.${name}`)
      .filter((name) => /\.(?:user|learner|account|owner|actor|reporter)(?:_id)?$/u.test(name)),
  )
  expect(suspicious).toEqual([])
})

test('a table whose rows go with those of a learner has a rule of its own', () => {
  const gone = ownedTables.filter(({ afterwards }) => afterwards === 'gone').map(({ table }) => getTableName(table))
  const hanging = tables.filter((table) =>
    getTableConfig(table).foreignKeys.some(
      (key) => key.onDelete === 'cascade' && gone.includes(getTableName(key.reference().foreignTable)),
    ),
  )
  expect(hanging.map((table) => getTableName(table)).filter((name) => !gone.includes(name))).toEqual([])
})

test('what is secret or withheld is a column of its table', () => {
  for (const { table, secrets = [], withheld } of ownedTables) {
    for (const name of [...secrets, ...(withheld?.columns ?? [])]) expect(Object.keys(table)).toContain(name)
  }
})
