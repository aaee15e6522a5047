/**
 * A reference as it is searched: however it was typed, read aloud or taken from a bank statement, it is the same key. Case,
 * hyphens, spaces and a missing `SK` do not matter, and O and 0, I and 1 are alike; old references hold all four.
 */
export function referenceKeyOf(text: string): string {
  const characters = text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1')
  return /^[A-Z0-9]{10}$/.test(characters) ? `SK${characters}` : characters
}
