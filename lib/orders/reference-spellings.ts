/** What people take for each other; old references hold all four. */
const alike: Record<string, string> = { O: '0', '0': 'O', I: '1', '1': 'I' }

/**
 * The references that somebody may mean by what was typed or read from a bank statement: case, hyphens, spaces and the
 * leading `SK` do not matter, and O and 0, I and 1 are alike. The one that was typed comes first; none if it cannot be one.
 */
export function referenceSpellings(typed: string): string[] {
  const characters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const [, random] = /^(?:SK)?([A-Z0-9]{10})$/.exec(characters) ?? []
  if (random === undefined) return []
  const spellings = [...random].reduce(
    (starts, character) =>
      starts.flatMap((start) => [character, alike[character] ?? []].flat().map((each) => start + each)),
    [''],
  )
  return spellings.map((each) => `SK-${each.slice(0, 5)}-${each.slice(5)}`)
}
