import { ShortcutDialog } from '@rehearsal/ui/shortcut-dialog'
import { t } from './messages.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** The keys that this version of the product listens to. */
export function Shortcuts({ isOpen, onClose }: Props) {
  return (
    <ShortcutDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('keyboardShortcuts')}
      closeLabel={t('close')}
      note={t('otherLetters')}
      groups={[
        {
          title: t('everywhere'),
          shortcuts: [
            { keys: [t('keySlash')], label: t('lookUpWord') },
            { keys: [t('keyQuestionMark')], label: t('showShortcuts') },
            { keys: [t('keyEscape')], label: t('closeLayer') },
          ],
        },
        {
          title: t('onAQuestion'),
          shortcuts: [
            { keys: [t('keySpace')], label: t('playPause') },
            { keys: [t('keyLeft'), t('keyRight')], label: t('seek') },
            { keys: [t('keyRecord')], label: t('record') },
            { keys: [t('keyControl'), t('keyEnter')], label: t('submit') },
            { keys: [t('keyTranslate')], label: t('translate') },
            { keys: [t('keyPrevious'), t('keyNext')], label: t('previousNext') },
            { keys: [t('keyNote')], label: t('note') },
            { keys: [t('keyBookmark')], label: t('bookmark') },
          ],
        },
        {
          title: t('inALesson'),
          shortcuts: [
            { keys: [t('keySpace')], label: t('playPause') },
            { keys: [t('keyLeft'), t('keyRight')], label: t('seek') },
            { keys: [t('keyPrevious'), t('keyNext')], label: t('previousNextSlide') },
          ],
        },
      ]}
    />
  )
}
