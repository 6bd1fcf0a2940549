import { Button } from '@rehearsal/ui/button'
import { LiveRegion } from '@rehearsal/ui/live-region'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { languagesQuery } from '../../shared/language/languages-query.ts'
import { useOnline } from '../../shared/use-online.ts'
import { translationQuery } from './api/translation-query.ts'
import { DeviceNotice } from './device-notice.tsx'
import { t } from './messages.ts'
import { NotHere, obstacleText } from './not-here.tsx'
import { type Obstacle, obstacleTo } from './obstacle-to.ts'
import { SentenceRow, type SentenceState } from './sentence-row.tsx'
import { useDeviceTranslator } from './use-device-translator.ts'

type Props = { sentences: readonly string[]; target: string; hasServer: boolean }

/** Every sentence with its own translation, or why there is none here. What is under way ends when it is closed. */
export function TranslatedText({ sentences, target, hasServer }: Props) {
  const { device, server, obstacle } = useTranslators(target, hasServer)
  const translator = device.name === 'ready' ? device.translator : null
  const results = useQueries({
    queries: sentences.map((sentence) =>
      translationQuery(sentence, target, { hasServer: server === 'asked', device: translator }),
    ),
  })
  const failed = results.filter(({ isError, isFetching }) => isError && !isFetching)
  const retryFailed = useEffectEvent(() => failed.forEach(({ refetch }) => void refetch()))
  useEffect(() => {
    // The browser's translator came after the server had failed.
    if (translator !== null) retryFailed()
  }, [translator])
  const isBusy = results.some(({ isFetching }) => isFetching)
  const done = results.filter(({ data }) => data !== undefined).length
  const counted = isBusy || done === 0 ? '' : t('done', { done, total: sentences.length })
  return (
    <div className="grid gap-2">
      {obstacle === null ? (
        <DeviceNotice {...{ device, target }} isNeeded={server === 'none' || failed.length > 0} />
      ) : (
        <NotHere {...{ obstacle, target }} isBesideTranslations={done > 0} />
      )}
      {failed.length > 1 && obstacle === null ? (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
          <p>{t('someFailed', { count: failed.length })}</p>
          <Button size="small" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            {t('retryAll')}
          </Button>
        </div>
      ) : null}
      {obstacle === null || done > 0 ? (
        <ol aria-label={t('sentences')}>
          {sentences.map((sentence, i) => (
            <SentenceRow
              key={i}
              {...{ sentence, target }}
              state={stateOf(results[i], server !== 'none' || device.name === 'checking', obstacle)}
            />
          ))}
        </ol>
      ) : null}
      <LiveRegion>{obstacle === null ? counted : obstacleText(obstacle, target)}</LiveRegion>
    </div>
  )
}

/** Whether the installation itself, by what is built in or by its service, is asked for a language, perhaps, or not. */
type Server = 'asked' | 'waiting' | 'none'

/** Who translates into a language here, and what stands in the way where nobody does. */
function useTranslators(target: string, hasServer: boolean) {
  const device = useDeviceTranslator(target)
  const isOnline = useOnline()
  const { data: languages, failureCount } = useQuery({ ...languagesQuery, enabled: hasServer })
  const isKnownToServer = languages === undefined ? null : Object.hasOwn(languages, target)
  const isSecure = window.isSecureContext
  const obstacle = obstacleTo({ hasServer, isKnownToServer, device: device.name, isOnline, isSecure })
  const canAsk = hasServer && isOnline && isKnownToServer !== false
  // Where the languages cannot be had, the sentences themselves say whether they can.
  const isWaiting = isKnownToServer === null && failureCount === 0
  const server: Server = canAsk ? (isWaiting ? 'waiting' : 'asked') : 'none'
  return { device, server, obstacle }
}

function stateOf(
  result: UseQueryResult<string> | undefined,
  isExpected: boolean,
  obstacle: Obstacle | null,
): SentenceState {
  if (result?.data !== undefined) return { name: 'translated', text: result.data }
  if (result?.isFetching) return { name: 'loading' }
  if (obstacle !== null) return { name: 'waiting' }
  if (result?.isError) return { name: 'failed', retry: () => void result.refetch() }
  return isExpected ? { name: 'loading' } : { name: 'waiting' }
}
