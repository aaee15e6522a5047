const PATIENCE_MS = 1_500

/** Whether it succeeds within 1.5 s. Callers share one attempt, so that they do not pile up on a stuck database. */
export function sharedTry(attempt: () => Promise<unknown>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined
  return () => {
    running ??= attempt()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (running = undefined))
    return inTime(running)
  }
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE_MS)))
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
