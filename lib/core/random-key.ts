/** A new key, for the browser too: 128 random bits in hexadecimal. `crypto.randomUUID` would need https there. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
