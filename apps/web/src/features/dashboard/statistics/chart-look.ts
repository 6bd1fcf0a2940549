export const CHART_HEIGHT = 208

/** Text inside a chart. */
export const chartText = { fill: 'var(--ink-2)', fontSize: 13 } as const
