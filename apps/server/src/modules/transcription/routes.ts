import { transcribe } from '@rehearsal/contracts/transcription'
import type { FastifyInstance } from 'fastify'
import { mount, type MountOptions } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { transcribeTake } from './service.ts'

/** Each call takes seconds of an engine, or a service that may cost money. */
const COSTLY: MountOptions = { rateLimit: { max: 20, timeWindow: '1 minute' } }

export function transcriptionRoutes(app: FastifyInstance, platform: Platform): void {
  mount(
    app,
    transcribe,
    async ({ body }) => ({ transcription: await transcribeTake(platform, body.audio, body.text) }),
    COSTLY,
  )
}
