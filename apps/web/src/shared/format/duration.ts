/** `1:05` from 65; hours appear when there are any: `1:02:05`. Fractions of a second are dropped. */
export function formatDuration(durationSeconds: number): string {
  const whole = Math.max(0, Math.floor(durationSeconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const seconds = String(whole % 60).padStart(2, '0')
  return hours === 0 ? `${minutes}:${seconds}` : `${hours}:${String(minutes).padStart(2, '0')}:${seconds}`
}
