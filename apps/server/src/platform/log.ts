import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** The process's log: JSON lines on standard output. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorLine, error: errorLine, cause: errorLine },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

type ErrorLine = { type: string; message: string; stack?: string; cause?: ErrorLine }

/** An error without values: drizzle's messages end in the statement's parameters, which may be a learner's words. */
function errorLine(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' }
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...(error.stack === undefined ? {} : { stack: stackOf(error.stack) }),
    ...(error.cause === undefined ? {} : { cause: errorLine(error.cause) }),
  }
}

function withoutParameters(message: string): string {
  return message.replace(/\nparams:[\s\S]*$/u, '')
}

function stackOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
}
