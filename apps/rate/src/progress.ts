export type Progress = { step(): void; end(): void }

const WIDTH = 30

/** A bar on a terminal, and nothing where there is none. */
export function createProgress(total: number): Progress {
  if (!process.stderr.isTTY || total === 0) return { step: () => undefined, end: () => undefined }
  let done = 0
  return {
    step: () => {
      done++
      const filled = Math.round((done / total) * WIDTH)
      process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}`)
    },
    end: () => void process.stderr.write('\n'),
  }
}
