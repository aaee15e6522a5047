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

/** Its warnings are errors of calls, too. Its log module is internal: where it is missing, the SDK keeps printing. */
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

/** The instance the SDK logs with; importing the module would create another one. */
function sdkLogger(): unknown {
  const shop = createRequire(join(process.cwd(), 'package.json'))
  const admin = createRequire(shop.resolve('firebase-admin'))
  return createRequire(admin.resolve('@firebase/database-compat/standalone'))('@firebase/logger')
}
