/**
 * Where more than this share of an answer's words stands in copied runs, content is not the learner's own (trial,
 * scoring-writing.md §4b: genuine summaries copy nothing in runs of five words).
 */
export const COPIED_LIMIT = 0.5
