// Runs before the first paint and before any module: the security policy allows no inline script.
;(() => {
  // A dark page never flashes white. `use-theme.ts` takes over from here.
  let kept = null
  try {
    kept = localStorage.getItem('theme')
  } catch {}
  const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'

  // zod would try `new Function`, which the policy refuses and reports.
  globalThis.__zod_globalConfig = { jitless: true }
})()
