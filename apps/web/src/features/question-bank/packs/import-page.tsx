import { PACK_MAX_BYTES } from '@rehearsal/contracts/bank-packs'
import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { PageTitle } from '../../../shared/frame/page-title.tsx'
import { urls } from '../../../shared/urls.ts'
import { bankListKey } from '../api/bank-list-query.ts'
import { applyImport, dryRunImport } from '../api/packs.ts'
import { t } from '../messages.ts'
import { ImportReport } from './import-report.tsx'

type Chosen = { name: string; file: string }

/** A content pack file: first what it would do, question by question, then exactly that. */
export function ImportPage() {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const dryRun = useMutation({ mutationFn: ({ file }: Chosen) => dryRunImport(file) })
  const apply = useMutation({
    mutationFn: ({ file, token }: { file: string; token: string }) => applyImport(file, token),
    onSuccess: ({ items }) => {
      const count = items.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length
      toast(t('imported', { count }), { tone: 'good' })
      void queryClient.invalidateQueries({ queryKey: bankListKey })
    },
  })
  const choose = (next: Chosen) => {
    setChosen(next)
    apply.reset()
    dryRun.mutate(next)
  }
  const isStale = apply.error instanceof ApiError && apply.error.code === 'stale_version'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('importTitle')}</PageTitle>
      <div>
        <Button
          variant="quiet"
          size="small"
          className="-ms-3"
          href={urls.adminQuestions()}
          icon={<ArrowLeft size={15} className="rtl:-scale-x-100" aria-hidden />}
        >
          {t('toList')}
        </Button>
      </div>
      <div>
        <h1 className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('importTitle')}</h1>
        <p className="mt-1.5 max-w-prose text-ink-2">{t('importText')}</p>
      </div>
      <FileChooser onChoose={choose} isBusy={dryRun.isPending} name={chosen?.name ?? null} />
      {dryRun.isError ? <Banner tone="bad">{problemOf(dryRun.error)}</Banner> : null}
      {apply.isError ? (
        <Banner
          tone="bad"
          action={
            isStale && chosen !== null ? (
              <Button size="small" onClick={() => choose(chosen)}>
                {t('lookAgain')}
              </Button>
            ) : undefined
          }
        >
          {isStale ? t('importStale') : problemOf(apply.error)}
        </Banner>
      ) : null}
      {dryRun.data === undefined || chosen === null ? null : (
        <ImportReport
          items={dryRun.data.items}
          isApplied={apply.isSuccess}
          isApplying={apply.isPending}
          onApply={() => apply.mutate({ file: chosen.file, token: dryRun.data.token })}
        />
      )}
    </div>
  )
}

const problemOf = (error: unknown): string =>
  error instanceof ApiError && error.issues.length > 0
    ? error.issues.map(({ defaultMessage }) => defaultMessage).join(' ')
    : messageOf(error)

type ChooserProps = { name: string | null; isBusy: boolean; onChoose: (chosen: Chosen) => void }

function FileChooser({ name, isBusy, onChoose }: ChooserProps) {
  const id = useId()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const read = async (file: File) => {
    setIsTooLarge(file.size > PACK_MAX_BYTES)
    if (file.size <= PACK_MAX_BYTES) onChoose({ name: file.name, file: await file.text() })
  }
  return (
    <Card>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {t('packFile')}
      </label>
      {/* What the browser says beside its button is not shown: it forgets the file, and the line below names it. */}
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        disabled={isBusy}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void read(file)
          // The same file can be chosen again once it was mended.
          target.value = ''
        }}
        className="block w-full text-sm text-transparent file:me-3 file:min-h-11 file:rounded-control file:border file:border-solid file:border-line-strong file:bg-surface file:px-4 file:font-medium file:text-ink"
      />
      <p id={`${id}-state`} role="status" className="mt-1.5 text-[0.8125rem] text-ink-3 [overflow-wrap:anywhere]">
        {isTooLarge ? t('fileTooLarge') : isBusy ? t('readingFile') : name === null ? t('noFile') : name}
      </p>
    </Card>
  )
}
