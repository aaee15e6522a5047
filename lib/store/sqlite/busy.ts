const PAUSE_MS = 5
const PATIENCE_MS = 15_000

export function isBusy(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  return typeof error.code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(error.code)
}

/** Without blocking the process. @throws whatever the operation throws; also if it is still busy after 15 s */
export function whenFree<T>(operation: () => T): T | Promise<T> {
  try {
    return operation()
  } catch (error) {
    if (!isBusy(error)) throw error
    return untilFree(operation)
  }
}

async function untilFree<T>(operation: () => T): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (1 + Math.random())))
    try {
      return operation()
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
    }
  }
}
