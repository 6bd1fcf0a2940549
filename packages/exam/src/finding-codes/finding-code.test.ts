import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scoreSchema } from '../score.ts'
import { storedScores } from '../testing/stored-scores.ts'
import { findingCodeSchema, namedCodes } from './finding-code.ts'
import { renamedCodes } from './renamed-codes.ts'

const lines = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('-codes.ts') && file !== 'renamed-codes.ts')
  .flatMap((file) => readFileSync(join(import.meta.dirname, file), 'utf8').split('\n'))

test('every code has one line that says what it means', () => {
  const told = lines.flatMap((line) => /^ {2}'([\w-]+)', \/\/ \S+/u.exec(line)?.[1] ?? [])
  expect(told.toSorted()).toEqual([...namedCodes].toSorted())
})

test('a code of today is read as it is', () => {
  expect(namedCodes.map((code) => findingCodeSchema.parse(code))).toEqual(namedCodes)
})

test.each(renamedCodes)('%s, which no engine gives any more, is read as %s', (old, now) => {
  expect(findingCodeSchema.parse(old)).toBe(now)
  expect(namedCodes).toContain(now)
  expect(namedCodes).not.toContain(old)
})

test.each(['harper:AnA', 'languagetool:HE_VERB_AGR', 'languagetool:A:B'])(
  '%s keeps the name of its program',
  (code) => {
    expect(findingCodeSchema.parse(code)).toBe(code)
  },
)

test.each(['hidden_characters', 'spelled', 'harper', 'other:AnA', 'toString', ''])(
  '“%s” is a code that nobody knows, and no error',
  (code) => {
    expect(findingCodeSchema.parse(code)).toBe('no_longer_known')
  },
)

test('what is no text is no code', () => {
  expect(findingCodeSchema.safeParse(7).success).toBe(false)
})

const withoutCodes = (findings: readonly object[]) => findings.map((finding) => ({ ...finding, code: null }))

test.each(storedScores)('$name: all that was stored but codes is read as it was', ({ score }) => {
  const read = scoreSchema.parse(score)
  expect({ ...read, findings: withoutCodes(read.findings) }).toEqual({
    ...score,
    findings: withoutCodes(score.findings),
  })
})

test('of the codes in stored scores one alone has no successor', () => {
  const changes = storedScores.flatMap(({ score }) => {
    const read = scoreSchema.parse(score).findings
    return score.findings.flatMap(({ code }, index) =>
      code === read[index]?.code ? [] : [`${code} > ${read[index]?.code}`],
    )
  })
  expect([...new Set(changes)].toSorted()).toEqual([
    'cannot > word-split',
    'hidden_characters > no_longer_known',
    'the-plural > the-general',
  ])
})
