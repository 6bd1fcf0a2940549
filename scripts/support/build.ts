import { buildContent, buildDictionary } from './content-build.ts'
import { buildWeb } from './web-build.ts'

/** Builds what has changed, all parts side by side. All end before a failure is thrown, so none is left running. */
export async function build(): Promise<void> {
  const results = await Promise.allSettled([buildContent(), buildDictionary(), buildWeb()])
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [messageOf(result.reason)] : []))
  if (failures.length > 0) throw new Error(failures.join('\n\n'))
}

/** Builds, or ends the program with the reason. */
export async function buildOrExit(): Promise<void> {
  try {
    await build()
  } catch (error) {
    console.error(messageOf(error))
    process.exit(1)
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
