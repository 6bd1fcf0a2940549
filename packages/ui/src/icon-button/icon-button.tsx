import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Link } from '../link/link.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string
  icon: ReactNode
  size?: 'small' | 'medium' | undefined
  tone?: 'neutral' | 'brand' | 'bad' | undefined
  /** Makes it a toggle. */
  isPressed?: boolean | undefined
  isLoading?: boolean | undefined
  href?: string | undefined
  hasTooltip?: boolean | undefined
}

const tones = {
  neutral: 'text-ink-2 hover:bg-sunken hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand-strong',
  brand: 'text-brand hover:bg-brand-soft',
  bad: 'text-bad hover:bg-bad-soft',
} as const

/** A button that shows only an icon; its label is its name and its tooltip. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    size = 'medium',
    tone = 'neutral',
    isPressed,
    isLoading = false,
    href,
    hasTooltip = true,
    ...rest
  } = props
  const { className, type = 'button', onClick, ...native } = rest
  const look = classNames(
    'inline-grid touch:size-11 shrink-0 place-items-center rounded-control transition-colors disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-3 disabled:opacity-60',
    size === 'small' ? 'size-8' : 'size-10',
    tones[tone],
    className,
  )
  const control =
    href === undefined ? (
      <button
        {...native}
        type={type}
        aria-label={label}
        aria-pressed={isPressed ?? native['aria-pressed']}
        aria-busy={isLoading || undefined}
        className={look}
        onClick={isLoading ? undefined : onClick}
      >
        {isLoading ? <Spinner /> : icon}
      </button>
    ) : (
      <Link href={href} aria-label={label} aria-current={native['aria-current']} className={look}>
        {icon}
      </Link>
    )
  return hasTooltip ? <Tooltip text={label}>{control}</Tooltip> : control
}
