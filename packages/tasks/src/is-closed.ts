/** Whether an answer may no longer be changed: it is sent, or the exam's time is over. */
export function isClosed(player: { isLocked: boolean; mode: 'practice' | 'exam'; phase: string }): boolean {
  return player.isLocked || (player.mode === 'exam' && player.phase === 'done')
}
