import type { Finding } from '@rehearsal/exam/score'
import { expect, test } from 'vitest'
import { inRegister, politeShare } from './register-traits.ts'

const finding = (code: Finding['code']): Finding => ({ code, severity: 'minor', message: '' })
const casual = finding('register_casual')
const rude = finding('rude')
const whole = { share: 1, standardError: 0.2, reason: 'Greeting, close and name are there.' }
const shareOf = (...findings: Finding[]) => inRegister(whole, { findings }).share

test('a letter in its register keeps its conventions, whatever else is found', () => {
  expect(inRegister(whole, { findings: [finding('off_topic')] })).toEqual(whole)
})

test('each place that does not fit its reader costs, all of them half at most', () => {
  expect(shareOf(casual)).toBeCloseTo(0.83)
  expect(shareOf(finding('register_stiff'))).toBeCloseTo(0.83)
  expect(shareOf(rude)).toBeLessThan(shareOf(casual))
  expect(shareOf(rude, casual, casual, casual, casual)).toBe(0.5)
  expect(inRegister({ ...whole, share: 0.2 }, { findings: [rude, rude] }).share).toBe(0)
  expect(inRegister(whole, { findings: [casual] }).reason).toContain('1 place does not fit the reader.')
})

test('who is rude gets less done', () => {
  expect([[], [casual], [rude], [rude, rude], [rude, rude, rude]].map((findings) => politeShare({ findings }))).toEqual(
    [1, 1, 0.75, 0.5, 0.5],
  )
})
