import { Button } from '@rehearsal/ui/button'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { startExport } from '../api/start-export.ts'
import { FormProblem } from '../form-problem.tsx'
import { formProblems } from '../form-problems.ts'
import { t } from '../messages.ts'
import { Section } from '../section.tsx'

/** All that is the learner's, saved by the browser itself: a page would have to hold all of it. */
export function ExportSection() {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: startExport,
    onSuccess: ({ files: [first, ...more] }) => {
      if (first !== undefined && more.length === 0) download(first.url)
    },
  })
  return (
    <Section title={t('exportTitle')} text={t('exportText')}>
      <div className="grid gap-4">
        <p className="text-ink-2">{t('exportAdvice')}</p>
        <FormProblem text={formProblems(error, []).whole} />
        {/* What is said of the download stands in the row of the button: empty, it takes no place. */}
        <div className="grid justify-items-start">
          <Button icon={<Download size={17} aria-hidden />} onClick={() => mutate()} isLoading={isPending}>
            {t('exportStart')}
          </Button>
          <div role="status" className="[&>*]:mt-4">
            {data === undefined ? null : data.files.length === 1 ? (
              <p className="text-sm font-medium text-good">{t('exportStarted')}</p>
            ) : (
              <Parts key={data.expiresAt} urls={data.files.map(({ url }) => url)} />
            )}
          </div>
        </div>
      </div>
    </Section>
  )
}

function Parts({ urls }: { urls: readonly string[] }) {
  const [used, setUsed] = useState<readonly string[]>([])
  const take = (url: string) => {
    setUsed([...used, url])
    download(url)
  }
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-2">{t('exportParts', { count: urls.length })}</p>
      {urls.map((url, index) => (
        <Button key={url} className="justify-self-start" disabled={used.includes(url)} onClick={() => take(url)}>
          {t('exportPart', { number: index + 1, total: urls.length })}
        </Button>
      ))}
    </div>
  )
}

/** As a pressed link would, also on a phone: the answer is saved and the page stays. */
function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
