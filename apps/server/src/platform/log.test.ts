import { expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from './log.ts'

const lineSchema = z.looseObject({ time: z.string(), msg: z.string(), err: z.unknown() })

function logged(error: unknown) {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'failed')
  return { text: lines.join(''), line: lineSchema.parse(JSON.parse(lines[0] ?? '{}')) }
}

test('an error is told with its causes and where it was thrown', () => {
  const { line } = logged(new TypeError('outer', { cause: new Error('inner') }))
  expect(line.err).toMatchObject({ type: 'TypeError', message: 'outer', cause: { type: 'Error', message: 'inner' } })
  expect(JSON.stringify(line.err)).toContain('log.test.ts')
})

test('the values of a statement are never told, neither in the message nor in the stack or a cause', () => {
  const secret = 'what the learner wrote\nover two lines'
  const failed = new Error(`Failed query: insert into attempt values ($1)\nparams: ${secret}`)
  const { text } = logged(new Error('not stored', { cause: failed }))
  expect(text).toContain('Failed query: insert into attempt values ($1)')
  expect(text).not.toMatch(/learner wrote|over two lines/u)
})

test('what is thrown without being an error is not told', () => {
  expect(logged('a text with an essay').text).not.toContain('essay')
  expect(logged({ body: 'an essay' }).text).not.toContain('essay')
})

test('lines carry the time in UTC, and nothing below the level', () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  log.info('quiet')
  log.warn('loud')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ msg: 'loud', time: expect.stringMatching(/T.*Z$/u) })
})
