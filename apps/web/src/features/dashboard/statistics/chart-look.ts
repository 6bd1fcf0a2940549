export const CHART_HEIGHT = 208
/** Of the line above a chart, with what parts them. */
export const CAPTION_HEIGHT = 28
