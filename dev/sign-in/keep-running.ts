import { setTimeout as pause } from 'node:timers/promises'
import type { AuthEmulator } from './auth-emulator'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** A process that ran this long did not fail because of its start. */
const STABLE_MS = 60_000

/**
 * Starts a sign-in service, and restarts it on the same port whenever it ends by itself, after a pause that
 * doubles with each failure.
 * @param start gets the port to use, none the first time
 * @param onFailure gets the length of the pause, in ms
 * @throws whatever the first start throws
 */
export async function keepRunning(
  start: (port?: number) => Promise<AuthEmulator>,
  onFailure: (pauseMs: number) => void,
): Promise<AuthEmulator> {
  const first = await start()
  let current = first
  let isStopped = false

  const follow = async (emulator: AuthEmulator, pauseMs: number) => {
    const startedAt = Date.now()
    current = emulator
    if (isStopped) await emulator.stop()
    await emulator.ended
    await restart(Date.now() - startedAt > STABLE_MS ? FIRST_PAUSE_MS : pauseMs)
  }
  const restart = async (pauseMs: number): Promise<void> => {
    if (isStopped) return
    onFailure(pauseMs)
    await pause(pauseMs, undefined, { ref: false })
    if (isStopped) return
    const next = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    await start(first.port).then(
      (emulator) => follow(emulator, next),
      () => restart(next),
    )
  }
  const endBy = (end: 'stop' | 'kill') => () => {
    isStopped = true
    return current[end]()
  }
  void follow(first, FIRST_PAUSE_MS)
  return { ...first, stop: endBy('stop'), kill: endBy('kill') }
}
