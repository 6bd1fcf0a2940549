export const CHART_HEIGHT = 208
/** Of the line above a chart, with what parts them. */
export const CAPTION_HEIGHT = 28

/** Text inside a chart. */
export const chartText = { fill: 'var(--ink-2)', fontSize: 13 } as const
