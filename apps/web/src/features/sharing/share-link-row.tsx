import { Button } from '@rehearsal/ui/button'
import { TextField } from '@rehearsal/ui/text-field'
import { toast } from '@rehearsal/ui/toast'
import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { t } from './messages.ts'

/** The link and Copy Link; without a link there is none to copy (specification §5, §8). */
export function ShareLinkRow({ url }: { url: string | null }) {
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (url === null) return void toast(t('notFound'), { tone: 'bad' })
    try {
      await navigator.clipboard.writeText(url)
      toast(t('copied'), { tone: 'good' })
    } catch {
      field.current?.select()
      toast(t('notCopied'), { tone: 'fair' })
    }
  }
  return (
    <div>
      <div className="flex items-end gap-2 max-sheet:flex-col max-sheet:items-stretch">
        <div className="min-w-0 grow">
          <TextField
            ref={field}
            label={t('link')}
            value={url ?? ''}
            placeholder={t('noLink')}
            readOnly
            dir="ltr"
            onFocus={(event) => event.target.select()}
          />
        </div>
        <Button
          variant={url === null ? 'secondary' : 'primary'}
          icon={<Copy size={16} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-ink-3">
        {url === null ? t('isNone') : t('isLive')}
      </p>
    </div>
  )
}
