// Runs before the first paint, so that a dark page never flashes white. `use-theme.ts` takes over from here.
;(() => {
  let kept = null
  try {
    kept = localStorage.getItem('theme')
  } catch {}
  const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
