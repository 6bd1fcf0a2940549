import { expect, test } from 'vitest'
import { readCorrections } from '@rehearsal/english/data/read-corrections'
import { type FramePair, frameRule } from '../rule/frame.ts'
import type { Rule } from '../rule/rule.ts'
import { exampleFaults } from '../rule/testing/example-faults.ts'
import { classFrame, stateFrame } from './class-frame.ts'

/** The rule that reads a data file, and the frame of an entry. */
const FILES: readonly (readonly [string, Rule, (entry: FramePair) => FramePair])[] = [
  ['phrases/state-adverbs', classFrame, stateFrame],
]

test.each(FILES)('every example of %s is corrected by its entry, and nothing else is', (name, rule, frameOf) => {
  const faults = readCorrections(name).flatMap((entry) =>
    exampleFaults(entry, rule, frameRule(rule.id, rule.type, [frameOf(entry)])),
  )
  expect(faults).toEqual([])
})
