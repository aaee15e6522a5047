import 'server-only'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { shared } from '@/lib/core/shared'

/** Linux only; changes at each boot. Elsewhere the process replaces the boot. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id'

const run = () =>
  shared('clockRun', () => {
    try {
      return { boot: readFileSync(BOOT_ID, 'utf8').trim(), up: () => uptime() * 1000 }
    } catch {
      return { boot: randomUUID(), up: () => performance.now() }
    }
  })

export const bootNow = (): string => run().boot

/** In ms; independent of the clock. */
export const upNow = (): number => run().up()
