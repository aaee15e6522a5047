/** A text as references are looked up by: without spaces and hyphens, case aside, and with O like 0 and I like 1. */
export function referenceKeyOf(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1')
}
