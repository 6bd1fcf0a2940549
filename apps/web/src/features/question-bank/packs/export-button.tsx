import type { BankFilters } from '@rehearsal/contracts/question-bank'
import { Button } from '@rehearsal/ui/button'
import { toast } from '@rehearsal/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { saveFile } from '../../../shared/api/download.ts'
import { exportPack } from '../api/packs.ts'
import { t } from '../messages.ts'

type Props = { filters: BankFilters; isFiltered: boolean }

/** Saves the questions of the list, or all there are, as a content pack. */
export function ExportButton({ filters, isFiltered }: Props) {
  const exporting = useMutation({
    mutationFn: () => exportPack(filters),
    onSuccess: ({ fileName, questions, file }) => {
      saveFile({ name: fileName, content: new Blob([file], { type: 'application/json' }) })
      toast(t('exported', { count: questions }), { tone: 'good' })
    },
    onError: (error) => toast(messageOf(error), { tone: 'bad' }),
  })
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      isLoading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      {t(isFiltered ? 'exportThese' : 'exportAll')}
    </Button>
  )
}
