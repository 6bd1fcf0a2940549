import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { t } from './messages.ts'
import type { Shareable } from './shareable.ts'
import { ShareLinkRow } from './share-link-row.tsx'
import { ShownChoices } from './shown-choices.tsx'
import { useShareLink } from './use-share-link.ts'

type Props = { shareable: Shareable; isOpen: boolean; onClose: () => void }

/** Share Scores (specification §2.8): what a public link to this answer or report shows, the link, and the end of it. */
export default function ShareDialog({ shareable, isOpen, onClose }: Props) {
  const sharing = useShareLink(shareable, isOpen)
  const { link, error, isFetching, isSaving, retry, create, revoke } = sharing
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        link === undefined ? null : (
          <>
            {link === null ? null : (
              <a
                href={link.url}
                target="_blank"
                rel="noreferrer"
                className="me-auto rounded text-[0.9063rem] font-medium text-brand underline underline-offset-2"
              >
                {t('open')}
              </a>
            )}
            {/* One button, so that the focus stays when its meaning turns. */}
            <Button
              variant={link === null ? 'primary' : 'secondary'}
              isLoading={isSaving}
              onClick={link === null ? create : revoke}
            >
              {link === null ? t('create') : t('stop')}
            </Button>
          </>
        )
      }
    >
      {link === undefined && error !== null ? (
        <LoadProblem title={t('failed')} error={error} onRetry={retry} isRetrying={isFetching} />
      ) : link === undefined ? (
        <div role="status" aria-busy aria-label={t('loading')} className="grid gap-5">
          <SkeletonText lines={3} />
          <Skeleton shape="block" height="15.5rem" />
          <Skeleton shape="block" height="9rem" />
        </div>
      ) : (
        <div className="grid gap-5">
          <p className="text-ink-2">{t('about')}</p>
          <ShownChoices shareable={shareable} sharing={sharing} />
          <ShareLinkRow url={link?.url ?? null} />
        </div>
      )}
    </Dialog>
  )
}
