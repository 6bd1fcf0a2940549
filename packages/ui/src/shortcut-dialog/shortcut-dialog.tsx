import { Dialog } from '../dialog/dialog.tsx'
import { Kbd } from './kbd.tsx'

export type ShortcutGroup = { title: string; shortcuts: readonly { keys: readonly string[]; label: string }[] }

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** What holds of all of them. */
  note: string
  groups: readonly ShortcutGroup[]
}

/** The list behind `?`. */
export function ShortcutDialog({ isOpen, onClose, title, closeLabel, note, groups }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={closeLabel} description={note} size="medium">
      <div className="grid gap-6">
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className="mb-1 text-sm font-semibold text-ink-3">{group.title}</h3>
            <dl className="divide-y divide-line">
              {group.shortcuts.map((shortcut) => (
                <div key={shortcut.label} className="flex items-center justify-between gap-4 py-2">
                  <dt>{shortcut.label}</dt>
                  <dd className="flex gap-1" dir="ltr">
                    {shortcut.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
