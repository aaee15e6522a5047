import 'server-only'
import { log } from '@/lib/core/log'

/**
 * Does something again and again, after the pause that it asks for itself, `everyMs` at most, or at once when it is woken. If it fails, that is logged with
 * `complaint`, and it is done again after `everyMs`.
 * @param round gives how long to wait for the next one, in ms
 * @returns among others what ends it, and resolves when the last round has
 */
export function inLoop(
  complaint: string,
  everyMs: number,
  round: () => Promise<number>,
): { wake: () => void; stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isEnded = false
  let isRunning = false
  let running = Promise.resolve()
  let isWoken = false
  const run = async () => {
    if (isEnded) return
    isRunning = true
    isWoken = false
    const pause = await round().catch((error: unknown) => {
      log().error({ error }, complaint)
      return everyMs
    })
    isRunning = false
    if (!isEnded) timer = setTimeout(start, isWoken ? 0 : Math.min(pause, everyMs)).unref()
  }
  const start = () => {
    running = run()
  }
  start()
  return {
    wake: () => {
      isWoken = true
      if (isRunning || isEnded) return
      clearTimeout(timer)
      start()
    },
    stop: () => {
      isEnded = true
      clearTimeout(timer)
      return running
    },
  }
}
