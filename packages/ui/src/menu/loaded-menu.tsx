import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { classNames } from '../class-names/class-names.ts'
import { Link } from '../link/link.tsx'
import type { MenuEntry, MenuProps } from './menu-entry.ts'

/** The menu itself, with what floats and what listens. */
export default function LoadedMenu({
  trigger,
  entries,
  header,
  align = 'end',
  isOpenAtOnce,
}: MenuProps & { isOpenAtOnce: boolean }) {
  return (
    <BaseMenu.Root modal={false} defaultOpen={isOpenAtOnce}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align={align} sideOffset={6} className="z-50 outline-none">
          <BaseMenu.Popup className="min-w-52 origin-(--transform-origin) rounded-[12px] border border-line bg-surface p-1.5 shadow-float outline-none transition-[scale,opacity] data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0">
            {header ? <div className="border-b border-line px-2.5 pb-2.5 pt-1.5 mb-1.5">{header}</div> : null}
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.isSeparator) return <BaseMenu.Separator className="mx-1 my-1.5 h-px bg-line" />
  const { label, icon, href, onSelect, tone, isDisabled = false, isChecked } = entry
  const look = classNames(
    'flex min-h-9 w-full select-none items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-start text-sm font-medium outline-none data-disabled:text-ink-3 data-highlighted:bg-sunken',
    tone === 'bad' ? 'text-bad data-highlighted:bg-bad-soft' : 'text-ink',
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
      <BaseMenu.LinkItem closeOnClick render={<Link href={href} />} className={look}>
        {content}
      </BaseMenu.LinkItem>
    )
  }
  const radio = isChecked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': isChecked }
  return (
    <BaseMenu.Item {...radio} disabled={isDisabled} onClick={() => onSelect?.()} className={look}>
      {content}
    </BaseMenu.Item>
  )
}
