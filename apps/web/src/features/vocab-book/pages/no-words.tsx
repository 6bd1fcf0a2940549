import { Button } from '@rehearsal/ui/button'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { BookMarked, SearchX } from 'lucide-react'
import { urls } from '../../../shared/urls.ts'
import type { VocabScope } from '../api/vocab-query.ts'
import { t } from '../messages.ts'

type Props = { scope: VocabScope; name: string; isSearch: boolean; onClear: () => void }

/** Why there is nothing here, and how words come. */
export function NoWords({ scope, name, isSearch, onClear }: Props) {
  if (isSearch) {
    return (
      <EmptyState
        icon={<SearchX size={22} />}
        title={t('noWordsFound')}
        description={t('noWordsFoundText')}
        action={<Button onClick={onClear}>{t('clearSearchAction')}</Button>}
      />
    )
  }
  const isKind = scope !== 'ALL' && scope !== 'OTHER'
  return (
    <EmptyState
      icon={<BookMarked size={22} />}
      title={t('noWordsHere')}
      description={isKind ? t('noWordsHereText', { name }) : t('noWordsYetText')}
      action={
        <Button variant="primary" href={urls.questionList(isKind ? scope : 'reading/rw-fill-in-the-blanks')}>
          {isKind ? t('practise', { name }) : t('practiseAny')}
        </Button>
      }
    />
  )
}
