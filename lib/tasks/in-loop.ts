import 'server-only'
import { log } from '@/lib/core/log'

/**
 * After the pause it asks for, `everyMs` at most, or at once when woken; failures are logged with `complaint`.
 * @param round may return ms to wait @returns among others a stop, which resolves when the last round has ended
 */
export function inLoop(
  complaint: string,
  everyMs: number,
  round: () => Promise<number | void>,
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
    if (!isEnded) timer = setTimeout(start, isWoken ? 0 : Math.min(pause ?? everyMs, everyMs)).unref()
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
