/**
 * Search key of a reference, the same however it was typed, read aloud or taken from a bank statement. Ignores
 * case, hyphens, spaces and a missing `SK`, and treats O and 0, I and 1 alike, because old references contain
 * all four.
 */
export function referenceKeyOf(text: string): string {
  const characters = text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1')
  return /^[A-Z0-9]{10}$/.test(characters) ? `SK${characters}` : characters
}
