import { partOfSpeechLabels, partOfSpeechSchema } from '@rehearsal/contracts/dictionary'
import type { VocabWord } from '@rehearsal/contracts/vocab-book'
import { IconButton } from '@rehearsal/ui/icon-button'
import type { useClip } from '@rehearsal/ui/spoken-text'
import { Trash2 } from 'lucide-react'
import { now } from '../../../shared/clock.ts'
import { openDictionary } from '../../../shared/dictionary/dictionary-request.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { AccentButton } from '../dictionary/accent-button.tsx'
import { MarkSelect } from '../dictionary/mark-select.tsx'
import { useMarkWord } from '../dictionary/use-word-changes.ts'
import { t } from '../messages.ts'
import { untranslated } from '@rehearsal/ui/untranslated'

type Props = { word: VocabWord; clip: ReturnType<typeof useClip>; onDelete: () => void }

/** One kept word: how it sounds, what it means, how hard it is and how its review stands. */
export function WordRow({ word: kept, clip, onDelete }: Props) {
  const { id, word, version, bookmark, note } = kept
  const marking = useMarkWord(null)
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-2.5 px-4 py-3.5 md:px-5">
      <div className="grid min-w-0 flex-[1_1_18rem] gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <button
            {...untranslated}
            type="button"
            lang="en"
            aria-haspopup="dialog"
            aria-label={t('openEntry', { word })}
            onClick={() => openDictionary({ vocabId: id })}
            className="min-h-8 touch:min-h-11 max-w-full rounded-sm text-start text-[1.0625rem] font-semibold leading-snug text-brand-strong underline-offset-4 [overflow-wrap:anywhere] hover:underline"
          >
            {word}
          </button>
          <Sounds kept={kept} clip={clip} />
        </div>
        <p dir="auto" className="justify-self-start text-ink-2 [overflow-wrap:anywhere]">
          <PartOfSpeech name={kept.partOfSpeech} />
          {kept.meaning ?? t('noMeaning')}
        </p>
        {note === '' ? null : (
          <p dir="auto" className="line-clamp-2 justify-self-start text-sm text-ink-3 [overflow-wrap:anywhere]">
            {t('hasNote', { note })}
          </p>
        )}
        <p className="num text-sm text-ink-3">{reviewText(kept)}</p>
      </div>
      <div className="flex items-center gap-1.5 max-md:w-full max-md:justify-between">
        <MarkSelect
          label={t('markOf', { word })}
          mark={bookmark}
          isDisabled={marking.isPending}
          onChange={(mark) => marking.mutate({ id, version, mark })}
        />
        <IconButton
          label={t('deleteWord', { word })}
          aria-haspopup="dialog"
          icon={<Trash2 size={17} aria-hidden />}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}

function Sounds({ kept, clip }: Pick<Props, 'clip'> & { kept: VocabWord }) {
  const accents = [
    { id: 'us', name: t('american'), phonetic: kept.americanPhonetic, audio: kept.americanAudio },
    { id: 'uk', name: t('british'), phonetic: kept.britishPhonetic, audio: kept.britishAudio },
  ] as const
  return accents.map(({ id, name, phonetic, audio }) => {
    const clipId = `${id}-${kept.id}`
    return phonetic === null && audio === null ? null : (
      <span key={id} className="flex min-w-0 items-center gap-1 text-sm text-ink-3">
        <span className="font-semibold">{t(id)}</span>
        {phonetic === null ? null : (
          <span lang="en-fonipa" className="min-w-0 [overflow-wrap:anywhere]">{`/${phonetic}/`}</span>
        )}
        {audio === null ? null : (
          <AccentButton
            label={t('hear', { word: kept.word, accent: name })}
            isPlaying={clip.playingId === clipId}
            onPress={() => clip.play(clipId, audio)}
          />
        )}
      </span>
    )
  })
}

function PartOfSpeech({ name }: { name: string | null }) {
  const part = partOfSpeechSchema.safeParse(name)
  return part.success ? <span className="me-1.5 text-ink-3">{partOfSpeechLabels[part.data]}</span> : null
}

function reviewText({ reviewCount: count, dueDate }: VocabWord): string {
  if (count === 0) return t('neverReviewed')
  if (dueDate === null) return t('reviewed', { count })
  if (Date.parse(dueDate) <= now()) return t('reviewedDue', { count })
  return t('reviewedNext', { count, day: formatDay(dueDate) })
}
