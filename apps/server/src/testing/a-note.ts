import { createNote, type Note } from '@rehearsal/contracts/notes'
import type { TestLearner } from './a-learner.ts'
import type { TestApp } from './an-app.ts'
import { ask } from './ask.ts'

/** A note of this learner on a question. */
export function aNote(
  app: TestApp,
  owner: TestLearner,
  practiceId: number,
  description = '<p>Something to remember</p>',
): Promise<Note> {
  return ask(app, createNote, { as: owner, body: { practiceId, description } })
}
