/** How long pending responses may take. */
const PATIENCE_MS = 8_000
/** After that, the process exits regardless. */
const LONGEST_MS = 10_000
/** The terminal, npm and the start script each forward a single press of Ctrl+C. */
const SAME_PRESS_MS = 500

/** @typedef {{ begin(): void, closeStore(): Promise<void> }} Shutdown made by instrumentation-node.ts */

/**
 * Shuts down in order: streams and tasks, requests, Next.js, store; within ten seconds.
 * @param {object} parts
 * @param {import('node:http').Server} parts.server
 * @param {{ end(): void, cut(): void }} parts.connections
 * @param {() => Promise<void>} parts.closeApp
 * @param {number} [parts.patienceMs]
 */
export async function stop({ server, connections, closeApp, patienceMs = PATIENCE_MS }) {
  /** @type {Shutdown | undefined} */
  const shutdown = Reflect.get(globalThis, Symbol.for('spielklang.shutdown'))
  const closed = new Promise((resolve) => server.close(resolve))
  shutdown?.begin()
  connections.end()
  const timer = setTimeout(connections.cut, patienceMs)
  await closed
  clearTimeout(timer)
  await closeApp()
  await shutdown?.closeStore()
}

/**
 * Shuts down in order on the first signal; exits at once on the second, or if that takes too long.
 * @param {() => Promise<void>} inOrder
 */
export function endOnSignals(inOrder) {
  let endingSince = 0
  const end = () => {
    if (endingSince > 0) {
      if (performance.now() - endingSince > SAME_PRESS_MS) process.exit(1)
      return
    }
    endingSince = performance.now()
    setTimeout(() => process.exit(1), LONGEST_MS).unref()
    inOrder().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
  // The starting script is gone.
  process.on('disconnect', end)
}
