/** What a learner sends of an exam, with changes where a test says so. */
export const aReportOf = (practiceId: number, changes: Record<string, unknown> = {}) => ({
  practiceId,
  date: '2026-01-05',
  country: 'TR',
  pteType: 'ACADEMIC',
  ...changes,
})
