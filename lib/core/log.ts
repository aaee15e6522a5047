import pino from 'pino'
import { env } from './env'

let logger: pino.Logger | undefined

/** One JSON line per event on standard output. No personal data, no secrets. */
export function log(): pino.Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: null,
    serializers: { error: pino.stdSerializers.errWithCause },
  })
  return logger
}
