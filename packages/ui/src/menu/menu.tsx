import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useLayer } from '../layer/layer.tsx'
import { useMediaQuery } from '../media-query/use-media-query.ts'
import { itemsOf, itemToFocus } from './item-to-focus.ts'
import type { MenuProps } from './menu-entry.ts'
import { MenuItem } from './menu-item.tsx'

const places = {
  start: 'md:start-0',
  center: 'md:start-1/2 md:-translate-x-1/2 md:rtl:translate-x-1/2',
  end: 'md:end-0',
} as const

/** On a phone a sheet from the bottom: beside its button it would be cut off by whatever scrolls sideways there. */
const sheetLook =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[80dvh] max-md:overflow-y-auto max-md:rounded-t-[20px] max-md:px-3 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]'

/**
 * A list of commands and links behind a button. Arrow keys, Home, End and first letters move, Escape and Tab close it; the focus
 * returns to the button. It stands beside its button in the page, so that it belongs to the same landmark; on a phone it comes
 * from the bottom.
 */
export function Menu({ trigger, entries, header, align = 'end' }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const popupId = useId()
  useEffect(() => {
    if (isOpen) itemsOf(root.current)[0]?.focus()
  }, [isOpen])
  usePressOutside(root, isOpen, () => setIsOpen(false))
  const close = () => {
    setIsOpen(false)
    root.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus()
  }
  // Beside its button it is no layer: the next press anywhere closes it.
  const isSheet = useMediaQuery('(max-width: 767px)')
  useLayer(isOpen && isSheet, close)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.key === 'Tab') return
    const next = itemToFocus(itemsOf(root.current), document.activeElement, event)
    if (event.key === 'Escape') close()
    else if (next === undefined) return
    else next.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && root.current?.contains(relatedTarget) === false) setIsOpen(false)
  }
  return (
    <div ref={root} role="presentation" className="relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? popupId : undefined,
        onClick: () => setIsOpen(!isOpen),
      })}
      {isOpen ? (
        <>
          {/* The focus stays in the menu until it is handed back to the button. */}
          <div
            role="presentation"
            className="fixed inset-0 z-50 bg-scrim md:hidden"
            onMouseDown={(event) => event.preventDefault()}
            onClick={close}
          />
          <div
            className={classNames(
              'z-50 border-line bg-surface shadow-float md:absolute md:top-full md:mt-1.5 md:w-max md:min-w-52 md:rounded-[12px] md:border md:p-1.5',
              sheetLook,
              places[align],
            )}
          >
            {header ? <div className="mb-1.5 border-b border-line px-2.5 pb-2.5 pt-1.5">{header}</div> : null}
            <div id={popupId} role="menu">
              {entries.map((entry) => (
                <MenuItem key={entry.id} entry={entry} onClose={close} />
              ))}
            </div>
          </div>
        </>
      ) : null}
    </div>
  )
}

function usePressOutside(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && root.current?.contains(target) === false) close()
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])
}
