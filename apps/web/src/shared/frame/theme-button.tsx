import { ThemeToggle } from '@rehearsal/ui/theme-toggle'
import { useTheme } from '../theme/use-theme.ts'
import { t } from './messages.ts'

/** Changes between light and dark, and keeps the choice. */
export function ThemeButton() {
  const { theme, toggleTheme } = useTheme()
  return (
    <ThemeToggle theme={theme} label={theme === 'dark' ? t('toLightTheme') : t('toDarkTheme')} onToggle={toggleTheme} />
  )
}
