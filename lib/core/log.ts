import pino from 'pino'
import { currentRequest } from './current-request'
import { env } from './env'

let logger: pino.Logger | undefined

/**
 * Logs one JSON line per event to standard output, with the id of the current request. Log ids, counts and
 * causes, never personal data or secrets.
 */
export function log(): pino.Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: null,
    serializers: { error: pino.stdSerializers.errWithCause },
    mixin: requestOf,
  })
  return logger
}

function requestOf(): { requestId?: string } {
  const request = currentRequest()
  return request ? { requestId: request.requestId } : {}
}
