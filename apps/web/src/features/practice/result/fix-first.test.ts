import type { Finding, FindingSeverity } from '@rehearsal/exam/score'
import { expect, test } from 'vitest'
import { fixFirst } from './fix-first.ts'

const finding = (severity: FindingSeverity, message: string): Finding => ({ code: 'spelling', severity, message })

test('the most severe findings come first, at most three, in the order they were found', () => {
  const found = [
    finding('minor', 'a'),
    finding('critical', 'b'),
    finding('info', 'c'),
    finding('critical', 'd'),
    finding('moderate', 'e'),
  ]
  expect(fixFirst(found).map(({ message }) => message)).toEqual(['b', 'd', 'e'])
})

test('the same thing is said once', () => {
  expect(fixFirst([finding('minor', 'a'), finding('minor', 'a')])).toHaveLength(1)
})
