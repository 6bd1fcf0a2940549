import { IMPORT_MAX_BYTES } from '@rehearsal/contracts/word-lists'
import { Button } from '@rehearsal/ui/button'
import { TextArea } from '@rehearsal/ui/text-area'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { t } from '../messages.ts'
import { type ListFile, type Reading, readListFile } from './file/read-list-file.ts'

type Props = {
  text: string
  onText: (text: string) => void
  /** A file was chosen that can be read in several ways. */
  onReadings: (readings: readonly Reading[]) => void
  problem: string | null
}

/** What a file is shows in its beginning, or in a small one as a whole. */
const MOST_LOOKED_AT = 20 * IMPORT_MAX_BYTES

/** A list to paste, or to take from a file. */
export function ListField({ text, onText, onReadings, problem }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (chosen === undefined) return
    const bytes = new Uint8Array(await chosen.slice(0, MOST_LOOKED_AT).arrayBuffer())
    target.value = ''
    const file = readListFile(bytes)
    const isTooLong = isLong(file)
    if (file.kind === 'other') setFileProblem(t(`file_${file.what}`))
    else setFileProblem(isTooLong ? t('fileTooLong') : null)
    if (isTooLong) return
    if (file.kind === 'text') onText(file.text)
    if (file.kind === 'choice') onReadings(file.readings)
  }
  return (
    <div className="grid gap-3">
      <TextArea
        label={t('list')}
        description={t('importAdvice')}
        error={fileProblem ?? problem ?? undefined}
        placeholder={t('listPlaceholder')}
        dir="auto"
        minRows={8}
        maxRows={16}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setFileProblem(null)
          onText(target.value)
        }}
      />
      <div>
        <input
          ref={input}
          type="file"
          hidden
          accept=".txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values"
          aria-label={t('chooseFile')}
          onChange={(event) => void read(event)}
        />
        <Button size="small" icon={<Upload size={15} aria-hidden />} onClick={() => input.current?.click()}>
          {t('chooseFile')}
        </Button>
      </div>
    </div>
  )
}

/** As the server counts it, in the reading that makes most sense. */
function isLong(file: ListFile): boolean {
  if (file.kind === 'other') return false
  if (file.kind === 'long') return true
  const text = file.kind === 'text' ? file.text : (file.readings[0]?.text ?? '')
  return new TextEncoder().encode(text).byteLength > IMPORT_MAX_BYTES
}
