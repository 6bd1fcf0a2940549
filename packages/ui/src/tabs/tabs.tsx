import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { type ReactNode, useEffect, useRef } from 'react'

export type Tab<V extends string> = {
  value: V
  label: string
  count?: number | undefined
  isDisabled?: boolean | undefined
  panel: ReactNode
}

type Props<V extends string> = { label: string; value: V; onChange: (value: V) => void; tabs: readonly Tab<V>[] }

/** Parts of a page of which one shows. Panels are mounted when chosen. */
export function Tabs<V extends string>({ label, value, onChange, tabs }: Props<V>) {
  const choose = (next: unknown) => {
    const chosen = tabs.find((tab) => tab.value === next)
    if (chosen) onChange(chosen.value)
  }
  const strip = useRef<HTMLDivElement>(null)
  const widths = tabs.map(({ label: name, count = '' }) => `${name} ${count}`).join()
  // Where there are more than the screen is wide, the chosen one is in sight; counts that come later move it.
  useEffect(() => centreChosen(strip.current), [value, widths])
  return (
    <BaseTabs.Root value={value} onValueChange={choose}>
      <BaseTabs.List
        ref={strip}
        aria-label={label}
        activateOnFocus={false}
        className="base-ui-disable-scrollbar flex gap-3.5 sheet:gap-5 overflow-x-auto overflow-y-hidden border-b border-line"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.isDisabled ?? false}
            className="relative -mb-px inline-flex min-h-11 touch:min-h-12 items-center gap-2 whitespace-nowrap border-b-2 border-transparent px-0.5 font-medium text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:border-brand data-active:font-semibold data-active:text-ink data-disabled:cursor-not-allowed data-disabled:text-ink-3"
          >
            {tab.label}{' '}
            {tab.count === undefined ? null : (
              <span className="num min-w-6 rounded-full bg-sunken px-1.5 text-center text-xs font-semibold leading-5 text-ink-2">
                {tab.count}
              </span>
            )}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-4">
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}

/** Scrolls the strip alone, and never the page. */
function centreChosen(strip: HTMLElement | null): void {
  const chosen = strip?.querySelector('[aria-selected="true"]')
  if (!strip || !chosen) return
  const [outer, inner] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()]
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}
