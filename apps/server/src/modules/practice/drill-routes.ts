import { getDrills } from '@rehearsal/contracts/drills'
import { getModelSpeech } from '@rehearsal/contracts/practice'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentDrills } from './drill-presenter.ts'
import { listDrills, mediaOfWord, openDrills } from './drill-service.ts'
import { getModelSpeechOf } from './model-speech-service.ts'

/** What stands beside the evidence of a spoken answer: the model voice, measured, and drills for weak sounds. */
export function drillRoutes(app: FastifyInstance, platform: Platform): void {
  const parts = openDrills(platform)
  mount(app, getModelSpeech, ({ params }, { learner }) => getModelSpeechOf(platform, learner, params.id))
  mount(app, getDrills, async ({ query }, { learner }) =>
    presentDrills(await listDrills(platform, parts, learner, query), (word) =>
      platform.media.contentUrl(mediaOfWord(word).id, learner.id),
    ),
  )
}
