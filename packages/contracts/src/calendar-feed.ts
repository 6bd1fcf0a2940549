import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instantSchema, noContentSchema } from './wire.ts'

const tag = 'calendar-feed'
const path = '/api/calendar-feed'

export const getCalendarFeed = endpoint({
  method: 'GET',
  path,
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Since when my calendar has a private address; the address itself is told once alone',
  response: z.object({ createdAt: instantSchema.nullable() }),
})

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path,
  tag,
  access: 'learner',
  statuses: [201],
  summary: 'A new private address of my calendar; the one before is worthless then',
  response: z.object({ url: z.string(), createdAt: instantSchema }),
})

export const deleteCalendarFeed = endpoint({
  method: 'DELETE',
  path,
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Take my calendar off the net',
  response: noContentSchema,
})
