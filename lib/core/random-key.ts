/** A random key of 128 bits in hexadecimal, also for the browser, where `crypto.randomUUID` would require https. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
