import { translate } from '@rehearsal/contracts/translation'
import { isTranslation } from '@rehearsal/exam/language/is-translation'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import type { DeviceTranslator } from '../device-translator.ts'
import { createTurns } from '../turns.ts'

/** Who may be asked, the first first. Null where they are not at hand. */
export type Sources = { hasServer: boolean; device: DeviceTranslator | null }

const AT_ONCE = 3
const inTurn = createTurns(AT_ONCE)

/** One sentence in another language: from the server, else from the browser itself. Kept as long as the page is open. */
export const translationQuery = (sentence: string, target: string, sources: Sources) =>
  queryOptions({
    queryKey: ['translation', target, sentence],
    queryFn: ({ signal }) => inTurn(() => translateBy(sources, sentence, target, signal), signal),
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: sources.hasServer || sources.device !== null,
  })

async function translateBy({ hasServer, device }: Sources, sentence: string, target: string, signal: AbortSignal) {
  if (!hasServer && device !== null) return translateHere(device, sentence, target, signal)
  try {
    const { data } = await call(translate, { query: { text: sentence, sl: 'en', tl: target }, signal })
    return data.translated
  } catch (error) {
    if (device === null || signal.aborted) throw error
    return translateHere(device, sentence, target, signal)
  }
}

async function translateHere(device: DeviceTranslator, sentence: string, target: string, signal: AbortSignal) {
  const translated = await device.translate(sentence, { signal })
  if (!isTranslation(sentence, translated, target)) throw new Error('The browser gave no translation.')
  return translated
}
