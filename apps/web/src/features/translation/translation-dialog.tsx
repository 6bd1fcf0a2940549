import { sentencesOf } from '@rehearsal/exam/language/sentences-of'
import { Dialog } from '@rehearsal/ui/dialog'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { SkeletonText } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { configsQuery } from '../../shared/api/configs-query.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { LanguageSelect } from '../../shared/language/language-select.tsx'
import { t } from './messages.ts'
import { TranslatedText } from './translated-text.tsx'
import { useLanguage } from './use-language.ts'

type Props = { texts: readonly string[]; isOpen: boolean; onClose: () => void }

/** The translation modal of specification §2.7; a sheet from the bottom on a phone. */
export default function TranslationDialog({ texts, isOpen, onClose }: Props) {
  const [target, choose] = useLanguage()
  const sentences = texts.flatMap(sentencesOf)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      description={sentences.length === 0 ? undefined : t('about')}
      closeLabel={t('close')}
      size="large"
    >
      {sentences.length === 0 ? (
        <EmptyState icon={<Languages size={22} />} title={t('noText')} description={t('noTextAdvice')} />
      ) : (
        <div className="grid gap-3">
          <div className="sheet:max-w-72">
            <LanguageSelect label={t('language')} value={target} onChange={choose} />
          </div>
          <Translations key={target} sentences={sentences} target={target} />
        </div>
      )}
    </Dialog>
  )
}

/** Once it is known who translates here. */
function Translations({ sentences, target }: { sentences: readonly string[]; target: string }) {
  const configs = useQuery(configsQuery)
  if (configs.data !== undefined) {
    const { hasTranslator, builtInLanguages } = configs.data
    const hasServer = hasTranslator || builtInLanguages.includes(target)
    return <TranslatedText {...{ sentences, target, hasServer }} />
  }
  if (configs.isError) {
    const retry = () => void configs.refetch()
    return <LoadProblem title={t('failed')} error={configs.error} onRetry={retry} isRetrying={configs.isFetching} />
  }
  return (
    <div aria-busy="true" className="py-3">
      <SkeletonText lines={sentences.length} />
    </div>
  )
}
