import { createElement, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'

type Props = {
  as?: 'section' | 'article' | 'div' | 'li' | undefined
  title?: ReactNode
  titleLevel?: 1 | 2 | 3 | 4 | undefined
  description?: ReactNode
  /** Stands at the end of the title's line. */
  actions?: ReactNode
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined
  className?: string | undefined
  children?: ReactNode
}

const paddings = { none: '', small: 'p-4', medium: 'p-5', large: 'p-5 md:p-7' } as const

export function Card(props: Props) {
  const { as = 'section', title, titleLevel = 2, description, actions, padding = 'medium', className, children } = props
  const hasHead = title !== undefined || actions !== undefined
  const look = classNames('rounded-card border border-line bg-surface', paddings[padding], className)
  return createElement(
    as,
    { className: look },
    hasHead ? (
      <div className={classNames('flex items-start justify-between gap-3', children !== undefined && 'mb-3')}>
        <div className="min-w-0">
          {title === undefined
            ? null
            : createElement(`h${titleLevel}`, { className: 'text-base font-semibold tracking-[-0.01em]' }, title)}
          {description ? <p className="mt-0.5 text-sm text-ink-3">{description}</p> : null}
        </div>
        {actions ? <div className="flex shrink-0 items-center gap-2">{actions}</div> : null}
      </div>
    ) : null,
    children,
  )
}
