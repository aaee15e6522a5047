const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A text as used in addresses: a-z, 0-9 and single hyphens, cut to a length; '' if nothing is left of it. */
export function slugOf(text: string, longest: number): string {
  const plain = text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüß]/g, (letter) => GERMAN[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return plain.slice(0, longest).replaceAll(/^-+|-+$/g, '')
}
