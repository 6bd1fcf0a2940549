/** A main point of a discussion: the view of a speaker, or, without one, how views relate and what comes of them. */
type Point = { point: string; speaker?: string | undefined }
type Turn = { speaker: string; text: string }

/** What of a key says who speaks and whose points there are. */
export type Discussion = { turns: readonly Turn[]; keyPoints: readonly Point[] }

/** The main points of one speaker in their order; without a name those on how views relate. */
export type PointGroup = { speaker: string | null; points: string[] }

/** All that is said, one line for each turn. */
export const saidIn = (turns: readonly Turn[]): string => turns.map(({ text }) => text).join('\n')

/** The points of each speaker, in the order in which they first speak, and then those on how views relate; none that is empty. */
export function pointsBySpeaker(turns: readonly Turn[], keyPoints: readonly Point[]): PointGroup[] {
  const groups = [...new Set(turns.map(({ speaker }) => speaker)), null].map((speaker) => ({
    speaker,
    points: keyPoints.filter((each) => (each.speaker ?? null) === speaker).map(({ point }) => point),
  }))
  return groups.filter(({ points }) => points.length > 0)
}
