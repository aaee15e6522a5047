import 'server-only'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { log } from '@/lib/core/log'

const LEVEL = { level: 'warn' } as const

type Handler = (entry: { level: string; message: string }) => void

const loggerSchema = z.object({
  setLogLevel: z.custom<(level: string) => void>((value) => typeof value === 'function'),
  setUserLogHandler: z.custom<(handler: Handler, options: { level: 'warn' }) => void>(
    (value) => typeof value === 'function',
  ),
})

/**
 * Takes what the SDK would print on the console into the shop's log. Its warnings are for debugging only: each one is
 * also an error of the call that it belongs to, and a refused `updateOnce` is an everyday thing. The module that the SDK
 * logs with is its own affair: where it cannot be found, the SDK goes on printing.
 */
export function redirectSdkLog(): void {
  try {
    const { setLogLevel, setUserLogHandler } = loggerSchema.parse(sdkLogger())
    setLogLevel('silent')
    setUserLogHandler(({ level, message }) => {
      if (level === 'error') log().error({ message }, 'firebase')
      else log().debug({ message }, 'firebase')
    }, LEVEL)
  } catch (error) {
    log().warn({ error }, 'the Firebase SDK logs to the console')
  }
}

/** The very module that the SDK logs with; an import of ours would be another instance of it. */
function sdkLogger(): unknown {
  const shop = createRequire(join(process.cwd(), 'package.json'))
  const admin = createRequire(shop.resolve('firebase-admin'))
  return createRequire(admin.resolve('@firebase/database-compat/standalone'))('@firebase/logger')
}
