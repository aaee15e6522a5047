/** A text as searches take it: without case, accents and the difference of ß and ss. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}
