/** Says its text to a screen reader whenever the text changes. Mount it empty first: a region born full stays silent. */
export function LiveRegion({ children, isAssertive = false }: { children: string; isAssertive?: boolean | undefined }) {
  return (
    <output
      className="sr-only"
      role={isAssertive ? 'alert' : 'status'}
      aria-live={isAssertive ? 'assertive' : 'polite'}
    >
      {children}
    </output>
  )
}
