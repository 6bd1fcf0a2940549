import { getTranslationLanguages, translate } from '@rehearsal/contracts/translation'
import type { FastifyInstance } from 'fastify'
import { mount, type MountOptions } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { listLanguages, targetOf, translateText } from './service.ts'

/** A passage has up to thirty sentences; each may cost a call of a service that costs money. */
const COSTLY: MountOptions = { rateLimit: { max: 120, timeWindow: '1 minute' } }

export function translationRoutes(app: FastifyInstance, platform: Platform): void {
  mount(
    app,
    translate,
    async ({ query }, { learner }) => {
      const target = query.tl ?? targetOf(learner.language)
      return { data: { translated: await translateText(platform, query.text, target) } }
    },
    COSTLY,
  )
  mount(app, getTranslationLanguages, () => listLanguages(platform))
}
