import { Moon, Sun } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'

type Props = { theme: 'light' | 'dark'; label: string; onToggle: () => void }

/** Shows the theme in force; the caller keeps and applies it. */
export function ThemeToggle({ theme, label, onToggle }: Props) {
  const icon = theme === 'light' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />
  return (
    <IconButton
      label={label}
      icon={icon}
      isPressed={theme === 'dark'}
      onClick={onToggle}
      className="aria-pressed:bg-transparent aria-pressed:text-ink-2"
    />
  )
}
