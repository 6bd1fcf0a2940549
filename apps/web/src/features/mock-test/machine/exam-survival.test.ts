import type { TaskId } from '@rehearsal/exam/task-ids'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examWorld, type Line } from '../testing/exam-world.ts'
import type { Answer } from './exam-state.ts'

const kinds: TaskId[] = [
  'speaking/read-aloud',
  'speaking/describe-image',
  'reading/multiple-choice-single',
  'reading/re-order-paragraphs',
  'listening/write-from-dictation',
]

const aMove = fc.oneof(
  { weight: 4, arbitrary: fc.record({ name: fc.constant('answer' as const), text: fc.string({ maxLength: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ name: fc.constant('next' as const), times: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 6, arbitrary: fc.record({ name: fc.constant('deliver' as const), index: fc.integer({ min: 0, max: 2 }) }) },
  { weight: 4, arbitrary: fc.record({ name: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 9000 }) }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('time-out' as const) }) },
  { weight: 3, arbitrary: fc.record({ name: fc.constant('go-on' as const) }) },
)
type Move = typeof aMove extends fc.Arbitrary<infer Value> ? Value : never
type World = ReturnType<typeof examWorld>

/** What was kept for each item when it was left for the first time: the server must have it in the end. */
function play(world: World, moves: readonly Move[], kept: Map<number, Answer>): void {
  for (const move of moves) {
    step(world, move)
    for (const [position, answer] of world.device.kept) if (!kept.has(position)) kept.set(position, answer)
  }
}

function step(world: World, move: Move): void {
  const now = world.now()
  const state = world.state()
  const position = state.phase === 'item' ? state.item.position : 0
  if (move.name === 'answer') {
    const isSpoken = kinds[position]?.startsWith('speaking/') === true
    const answer = isSpoken ? { answerRequest: 'SUQz' } : { answer: move.text }
    world.send({ type: 'given', position, given: { draft: answer, answer }, now })
  }
  if (move.name === 'next') {
    for (let press = 0; press < move.times; press += 1) world.send({ type: 'next', position, now })
  }
  if (move.name === 'deliver') world.deliver(move.index)
  if (move.name === 'wait') world.wait(move.ms)
  if (move.name === 'reload') world.load()
  if (move.name === 'time-out') world.timeOut()
  if (move.name === 'go-on') goOn(world)
}

function goOn(world: World): void {
  const now = world.now()
  world.send({ type: 'checked', now })
  world.send({ type: 'introduced', now })
  world.send({ type: 'begin', now })
  world.send({ type: 'take-over', now })
}

/** With a good line, until nothing is on its way or waits. Whoever has recorded something presses Next. */
function settle(world: World): void {
  for (let round = 0; round < 60; round += 1) {
    goOn(world)
    while (!world.isQuiet()) world.deliver(0)
    world.wait(1000)
    for (const position of world.device.kept.keys()) world.send({ type: 'next', position, now: world.now() })
    if (world.state().phase === 'item' && world.device.kept.size === 0 && world.isQuiet()) return
  }
}

test('no answer is lost and none is changed, in any order of presses, reloads, time-outs and cuts of the line', () => {
  fc.assert(
    fc.property(
      fc.array(aMove, { maxLength: 60 }),
      fc.array(fc.constantFrom<Line>('through', 'through', 'lost', 'answer-lost'), { maxLength: 60 }),
      (moves, lines) => {
        const left = [...lines]
        const world = examWorld(kinds, () => left.shift() ?? 'through')
        const kept = new Map<number, Answer>()
        play(world, moves, kept)
        const last = kept.get(kinds.length - 1)
        left.length = 0
        settle(world)
        for (const [position, answer] of kept)
          expect([position, world.server.answers.get(position)]).toEqual([position, answer])
        // Whoever left the last item has come to the end.
        expect(world.server.isEnded || last === undefined).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})
