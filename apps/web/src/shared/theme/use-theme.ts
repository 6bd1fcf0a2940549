import { useMediaQuery } from '@rehearsal/ui/media-query'
import { useEffect } from 'react'
import { usePersisted, writePersisted } from '../browser/persisted.ts'

export type Theme = 'light' | 'dark'

/** Light or dark: what the learner chose, otherwise what the system says. `public/start.js` sets it before the first paint. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const chosen = usePersisted('theme')
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const theme = chosen === 'light' || chosen === 'dark' ? chosen : isSystemDark ? 'dark' : 'light'
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return { theme, toggleTheme: () => writePersisted('theme', theme === 'dark' ? 'light' : 'dark') }
}
