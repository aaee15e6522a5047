import messages from '@/messages/de.json'

/** All texts of a part of the page. */
function leavesOf(texts: unknown): string[] {
  return typeof texts === 'string' ? [texts] : Object.values(Object(texts)).flatMap(leavesOf)
}

const { audio, ownSound, studio, ownPresets } = messages
const ownParts = { ...ownPresets, clip: {} }
const { clip } = ownPresets
const { pressAgain, failed } = ownSound.problems
const parts: Record<string, unknown> = {
  'Aus deinem Clip': { clip, pressAgain, failed },
  'Live anhören': { ownSound, audio },
  'the studio': { studio, audio, ownParts },
}
/** A name after one of these words is that of a button or a switch. */
const NAMED = /(?:drück(?:e)?(?: noch einmal)?|Mit|wähle?) „([^“]+)“/gi

it.each(Object.entries(parts))('in %s, sentences name buttons that are there', (_name, texts) => {
  const leaves = leavesOf(texts)
  const named = leaves.flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name))
  for (const name of named) expect(leaves).toContain(name)
})

it('a tab that was not shared is asked for again by the button that recorded it', () => {
  const { record, refused } = clip
  for (const problem of ['tabRefused', 'tabSilent'] as const)
    expect(refused[problem]).toContain(`„${record}“`)
  expect(refused.noTabs).not.toContain('Mikro')
})
