import { type OutsideEngine, readLanguageTool } from '@rehearsal/writing/engines'
import { addressOf, askService, ServiceError } from '../http-client.ts'

/** A configured LanguageTool server. */
export type LanguageToolServer = { baseUrl: string }

const MAX_BYTES = 512 * 1024
const ADVICE = 'STYLE,REDUNDANCY,PLAIN_ENGLISH,CREATIVE_WRITING,WIKIPEDIA'

/** Sends answers to a LanguageTool server (`POST /v2/check`), which adds marks. */
export function languageToolEngine({ baseUrl }: LanguageToolServer): OutsideEngine {
  const engine = { id: 'languagetool', version: 'v2' }
  return {
    ...engine,
    check: async (input, signal) => {
      const body = new URLSearchParams({
        text: input.text,
        language: 'en-US',
        level: 'default',
        disabledCategories: ADVICE,
      })
      const url = addressOf(baseUrl, 'v2', 'check')
      const reply = await askService({ url, headers: {}, body, maxBytes: MAX_BYTES, signal })
      const result = reply.status === 400 ? null : readLanguageTool(reply.body, input)
      if (result === null) throw new ServiceError('It answered in another shape than agreed.')
      return result
    },
  }
}
