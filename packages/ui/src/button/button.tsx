import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Link } from '../link/link.tsx'
import { Spinner } from '../spinner/spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = Omit<ComponentProps<'button'>, 'ref'> & {
  ref?: ComponentProps<'button'>['ref'] | undefined
  variant?: ButtonVariant | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  icon?: ReactNode
  iconEnd?: ReactNode
  /** Shows a spinner and takes no press; the button keeps its width and its focus. */
  isLoading?: boolean | undefined
  isFullWidth?: boolean | undefined
  /** Makes it a link that looks like a button. */
  href?: string | undefined
}

const variants = {
  primary: 'border-brand bg-brand text-on-brand hover:border-brand-strong hover:bg-brand-strong',
  secondary: 'border-line-strong bg-surface text-ink hover:border-control hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-bad bg-bad text-on-bad hover:border-bad-strong hover:bg-bad-strong',
} as const satisfies Record<ButtonVariant, string>

const sizes = {
  small: 'min-h-8 touch:min-h-11 touch:min-w-11 gap-1.5 px-3 text-[0.8125rem]',
  medium: 'min-h-10 touch:min-h-11 touch:min-w-11 gap-2 px-4 text-[0.9063rem]',
  large: 'min-h-12 gap-2 px-6 text-base',
} as const

function Content({
  icon,
  iconEnd,
  isLoading,
  children,
}: Pick<ButtonProps, 'icon' | 'iconEnd' | 'isLoading' | 'children'>) {
  return (
    <>
      {isLoading ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      ) : null}
      <span className={classNames('inline-flex items-center gap-[inherit] [&_svg]:shrink-0', isLoading && 'opacity-0')}>
        {icon}
        {children}
        {iconEnd}
      </span>
    </>
  )
}

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    icon,
    iconEnd,
    isLoading = false,
    isFullWidth = false,
    ...native
  } = props
  const { href, className, children, disabled, onClick, type = 'button', ...rest } = native
  const look = classNames(
    'relative inline-flex select-none items-center justify-center whitespace-nowrap rounded-[11px] border text-center font-semibold no-underline transition-colors',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3',
    variants[variant],
    sizes[size],
    isFullWidth && 'w-full',
    className,
  )
  const content = (
    <Content icon={icon} iconEnd={iconEnd} isLoading={isLoading}>
      {children}
    </Content>
  )
  if (href !== undefined) {
    return (
      <Link href={href} className={look} aria-label={rest['aria-label']}>
        {content}
      </Link>
    )
  }
  return (
    <button
      {...rest}
      type={type}
      className={look}
      disabled={disabled}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    >
      {content}
    </button>
  )
}
