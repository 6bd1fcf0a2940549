import { Check } from 'lucide-react'
import { classNames } from '../class-names/class-names.ts'
import { Link } from '../link/link.tsx'
import type { MenuEntry } from './menu-entry.ts'

type Props = { entry: MenuEntry; onClose: () => void }

/** One line of a menu: a link, a command, or the line between two groups. */
export function MenuItem({ entry, onClose }: Props) {
  if (entry.isSeparator) return <div role="separator" className="mx-1 my-1.5 h-px bg-line" />
  const { label, icon, href, onSelect, tone, isDisabled = false, isChecked } = entry
  const look = classNames(
    'flex min-h-9 max-md:min-h-11 touch:min-h-11 w-full select-none items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-start text-sm font-medium no-underline aria-disabled:text-ink-3 focus-visible:-outline-offset-2',
    tone === 'bad' ? 'text-bad hover:bg-bad-soft focus:bg-bad-soft' : 'text-ink hover:bg-sunken focus:bg-sunken',
  )
  const content = (
    <>
      {icon ? <span className="shrink-0 text-ink-3">{icon}</span> : null}
      <span className="flex-1">{label}</span>
      {isChecked ? <Check size={16} className="text-brand" aria-hidden /> : null}
    </>
  )
  if (href !== undefined) {
    return (
      <Link href={href} role="menuitem" tabIndex={-1} className={look} onClick={onClose}>
        {content}
      </Link>
    )
  }
  const choose = () => {
    if (isDisabled) return
    onClose()
    onSelect?.()
  }
  const radio = isChecked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChecked }
  return (
    <button {...radio} type="button" tabIndex={-1} aria-disabled={isDisabled} onClick={choose} className={look}>
      {content}
    </button>
  )
}
