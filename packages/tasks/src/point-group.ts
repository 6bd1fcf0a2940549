/** Main points that belong together, such as the views of one speaker. */
export type PointGroup = { title: string; points: readonly string[] }
