import { setImmediate } from 'node:timers/promises'

const PART = 64 * 1024

/** A long text in parts. Between them the process answers others. */
export async function* textParts(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PART) {
    yield text.slice(at, at + PART)
    await setImmediate()
  }
}
