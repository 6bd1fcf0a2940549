import { IMPORT_MAX_BYTES } from '@rehearsal/contracts/word-lists'
import { Button } from '@rehearsal/ui/button'
import { TextArea } from '@rehearsal/ui/text-area'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { t } from '../messages.ts'

type Props = { text: string; onText: (text: string) => void; problem: string | null }

/** A list to paste, or to take from a file. */
export function ListField({ text, onText, problem }: Props) {
  const file = useRef<HTMLInputElement>(null)
  const [isTooLong, setIsTooLong] = useState(false)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (chosen === undefined) return
    const isLong = chosen.size > IMPORT_MAX_BYTES
    setIsTooLong(isLong)
    if (!isLong) onText(await chosen.text())
    target.value = ''
  }
  return (
    <div className="grid gap-3">
      <TextArea
        label={t('list')}
        description={t('importAdvice')}
        error={isTooLong ? t('fileTooLong') : (problem ?? undefined)}
        placeholder={t('listPlaceholder')}
        dir="auto"
        minRows={8}
        maxRows={16}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <div>
        <input
          ref={file}
          type="file"
          hidden
          accept=".txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values"
          aria-label={t('chooseFile')}
          onChange={(event) => void read(event)}
        />
        <Button size="small" icon={<Upload size={15} aria-hidden />} onClick={() => file.current?.click()}>
          {t('chooseFile')}
        </Button>
      </div>
    </div>
  )
}
