import { Button } from '@rehearsal/ui/button'
import { LiveRegion } from '@rehearsal/ui/live-region'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { translationQuery } from './api/translation-query.ts'
import { DeviceNotice } from './device-notice.tsx'
import { t } from './messages.ts'
import { SentenceRow, type SentenceState } from './sentence-row.tsx'
import { type Device, useDeviceTranslator } from './use-device-translator.ts'

type Props = { sentences: readonly string[]; target: string; hasServer: boolean }

/** Every sentence with its own translation. What is under way ends when it is closed. */
export function TranslatedText({ sentences, target, hasServer }: Props) {
  const device = useDeviceTranslator(target)
  const translator = device.name === 'ready' ? device.translator : null
  const results = useQueries({
    queries: sentences.map((sentence) => translationQuery(sentence, target, { hasServer, device: translator })),
  })
  const failed = results.filter(({ isError, isFetching }) => isError && !isFetching)
  const retryFailed = useEffectEvent(() => failed.forEach(({ refetch }) => void refetch()))
  useEffect(() => {
    // The browser's translator came after the server had failed.
    if (translator !== null) retryFailed()
  }, [translator])
  const isBusy = results.some(({ isFetching }) => isFetching)
  const done = results.filter(({ data }) => data !== undefined).length
  return (
    <div className="grid gap-2">
      <DeviceNotice {...{ device, target, hasServer }} isNeeded={!hasServer || failed.length > 0} />
      {failed.length > 1 ? (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
          <p>{t('someFailed', { count: failed.length })}</p>
          <Button size="small" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            {t('retryAll')}
          </Button>
        </div>
      ) : null}
      <ol aria-label={t('sentences')}>
        {sentences.map((sentence, i) => (
          <SentenceRow key={i} {...{ sentence, target }} state={stateOf(results[i], device, hasServer)} />
        ))}
      </ol>
      <LiveRegion>{isBusy || done === 0 ? '' : t('done', { done, total: sentences.length })}</LiveRegion>
    </div>
  )
}

function stateOf(result: UseQueryResult<string> | undefined, device: Device, hasServer: boolean): SentenceState {
  if (result?.data !== undefined) return { name: 'translated', text: result.data }
  if (result?.isFetching) return { name: 'loading' }
  if (result?.isError) return { name: 'failed', retry: () => void result.refetch() }
  if (hasServer || device.name === 'checking') return { name: 'loading' }
  return device.name === 'none' ? { name: 'failed', retry: null } : { name: 'waiting' }
}
