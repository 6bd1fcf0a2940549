import type { Moderated } from '@rehearsal/contracts/moderation'
import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { Chip } from '@rehearsal/ui/chip'
import { audioTexts } from '../../../shared/audio/audio-texts.ts'
import { now } from '../../../shared/clock.ts'
import { formatDay, formatMoment } from '../../../shared/format/dates.ts'
import { t } from '../messages.ts'

/** What somebody posted, and who and when. */
export function PostedText({ thing }: { thing: Moderated }) {
  const { text, author, createdAt, sighting, repliesTo, recordingUrl } = thing
  const name = author?.nickname ?? t('byNobody')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
        <bdi className="font-semibold text-ink [overflow-wrap:anywhere]">{name}</bdi>
        <time dateTime={createdAt} className="num">
          {formatMoment(createdAt, now())}
        </time>
        {author?.isAdministrator === true ? <Chip tone="brand">{t('administrator')}</Chip> : null}
        {author?.isBanned === true ? <Chip tone="bad">{banText(author.banEndsAt)}</Chip> : null}
      </p>
      {sighting === null ? null : (
        <p className="text-sm text-ink-2">
          {t('seenIn', { day: formatDay(`${sighting.seenOn}T12:00:00`), country: countryName(sighting.country) })}
        </p>
      )}
      {repliesTo === null ? null : (
        <p dir="auto" className="line-clamp-2 text-sm text-ink-3 [overflow-wrap:anywhere]">
          {t('inReplyTo', { text: repliesTo })}
        </p>
      )}
      {text === '' && recordingUrl === null ? <p className="text-ink-3">{t('noText')}</p> : null}
      {text === '' ? null : (
        <blockquote
          dir="auto"
          className="max-w-[76ch] border-s-[3px] border-line-strong ps-3 whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {text}
        </blockquote>
      )}
      {recordingUrl === null ? null : (
        <div className="max-w-md">
          <AudioPlayer src={recordingUrl} texts={audioTexts(t('recordingOf', { name }))} variant="compact" />
        </div>
      )}
    </div>
  )
}

const banText = (endsAt: string | null): string =>
  endsAt === null ? t('bannedForGood') : t('bannedUntil', { day: formatDay(endsAt) })

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

const countryName = (code: string): string => (/^[A-Z]{2}$/u.test(code) ? (countries.of(code) ?? code) : code)
