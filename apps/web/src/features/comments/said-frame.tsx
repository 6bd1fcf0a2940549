import { Avatar } from '@rehearsal/ui/avatar'
import { Chip } from '@rehearsal/ui/chip'
import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAgo } from '../../shared/format/time-ago.ts'
import { formatMoment } from '../../shared/format/dates.ts'
import { saidId } from './said-ids.ts'
import { t } from './messages.ts'
import { SaidText } from './said-text.tsx'
import { useNow } from './use-now.ts'

type Props = {
  kind: 'comment' | 'reply'
  said: { id: number; nickname: string; lastModifiedDate: string; hidden: boolean }
  isMine: boolean
  text: string
  /** What it is, for those who cannot see where it stands. */
  nameOf: (parts: { name: string; ago: string }) => string
  /** Stands above the text. */
  facts?: ReactNode
  actions: ReactNode
  children?: ReactNode
}

export const nicknameOf = ({ nickname }: { nickname: string }): string => (nickname === '' ? t('someone') : nickname)

/** A comment or reply: who, when, what, and what can be done about it. */
export function SaidFrame({ kind, said, isMine, text, nameOf, facts, actions, children }: Props) {
  const now = useNow()
  const name = nicknameOf(said)
  // The server leaves the suffix out (specification §3).
  const instant = `${said.lastModifiedDate}Z`
  const ago = formatAgo(instant, now)
  return (
    <article
      id={saidId(kind, said.id)}
      tabIndex={-1}
      aria-label={nameOf({ name, ago })}
      className="flex gap-3 rounded-control focus-visible:outline-offset-4"
    >
      <span aria-hidden className="shrink-0">
        <Avatar name={name} size={kind === 'comment' ? 36 : 28} tone={isMine ? 'brand' : 'neutral'} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {name}
          </b>
          {isMine ? <Chip tone="brand">{t('me')}</Chip> : null}
          <time dateTime={instant} title={formatMoment(instant, now)} className="num text-sm text-ink-3">
            {ago}
          </time>
          {said.hidden ? (
            <Chip tone="fair" icon={<EyeOff size={13} aria-hidden />}>
              {t('hidden')}
            </Chip>
          ) : null}
        </p>
        {facts}
        {text === '' ? null : <SaidText text={text} />}
        <div className="-ms-3 flex flex-wrap items-center gap-1 max-md:mt-0.5 max-md:-mb-1.5 md:mt-1.5">{actions}</div>
        {children}
      </div>
    </article>
  )
}
