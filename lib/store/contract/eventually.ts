const PAUSE_MS = 20
const GIVE_UP_MS = 30_000

/** Gives up, with its last failure, long after anything that works would have finished. */
export async function eventually(
  expectation: () => void | Promise<void>,
  giveUpMs = GIVE_UP_MS,
): Promise<void> {
  const start = Date.now()
  for (;;) {
    try {
      return await expectation()
    } catch (error) {
      if (Date.now() - start > giveUpMs) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
