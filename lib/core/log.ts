import { AsyncLocalStorage } from 'node:async_hooks'
import pino from 'pino'
import { env } from './env'

const request = new AsyncLocalStorage<{ requestId: string }>()
let logger: pino.Logger | undefined

/**
 * One JSON line per event on standard output, with the id of the request that it belongs to. Give it ids, counts and
 * causes, never personal data or secrets.
 */
export function log(): pino.Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: null,
    serializers: { error: pino.stdSerializers.errWithCause },
    mixin: () => request.getStore() ?? {},
  })
  return logger
}

/** Runs a function whose log lines all carry this request id. */
export function withRequestId<T>(requestId: string, run: () => T): T {
  return request.run({ requestId }, run)
}
