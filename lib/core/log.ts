import { format } from 'node:util'
import pino from 'pino'
import { currentRequest } from './current-request'
import { env } from './env'

let logger: pino.Logger | undefined

/** JSON lines with the current request's id. Log ids, counts and causes, never personal data or secrets. */
export function log(): pino.Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: null,
    serializers: { error: pino.stdSerializers.errWithCause },
    mixin: requestOf,
  })
  return logger
}

/** Logs what others print, such as errors of Next.js, in the same form. */
export function logConsole(): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...printed: unknown[]) => {
      const error = printed.find((each) => each instanceof Error)
      const text = format(...printed.filter((each) => each !== error))
      log()[level](error ? { error } : {}, text || 'an error was printed')
    }
}

function requestOf(): { requestId?: string } {
  const request = currentRequest()
  return request ? { requestId: request.requestId } : {}
}
