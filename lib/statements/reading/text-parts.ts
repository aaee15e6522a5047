import { setImmediate } from 'node:timers/promises'

const PART = 64 * 1024

/** Yields a long text in parts, letting the process serve others in between. */
export async function* textParts(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PART) {
    yield text.slice(at, at + PART)
    await setImmediate()
  }
}
