import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compiledTexts } from '@/components/ui/texts/compiled-texts'
import { findCalls } from '@/dev/access/find-calls'
import { clientTexts, outermost } from '@/dev/texts/client-texts'
import messages from '@/messages/de.json'

const APP = 'app'
const FRAMES = ['layout.tsx', 'error.tsx', 'not-found.tsx']

const layouts = ['(shop)', '(desk)'].map((folder) => {
  const files = FRAMES.map((name) => join(APP, folder, name)).filter((file) => existsSync(file))
  return { address: folder, folder, ...clientTexts(files) }
})

const pages = [...findCalls()]
  .filter(([, file]) => file.endsWith('page.tsx'))
  .map(([address, file]) => {
    const texts = clientTexts([join(APP, file)])
    const around = layouts.find(({ folder }) => file.startsWith(folder))?.places ?? []
    return { address, ...texts, places: texts.places.filter((place) => !isWithin(place, around)) }
  })

const parts = new Map<string, string[]>()
for (const [file, places] of [...layouts, ...pages].flatMap((each) => [...each.parts]))
  parts.set(file, [...(parts.get(file) ?? []), ...places])

function isWithin(place: string, others: readonly string[]): boolean {
  return others.some((other) => `${place}.`.startsWith(`${other}.`))
}

const has = (tree: object, [name = '', ...below]: string[]): boolean => {
  const [, child] = Object.entries(tree).find(([key]) => key === name) ?? []
  return child !== undefined && (below.length === 0 || has(Object(child), below))
}

function expectWritten(file: string, content: object): void {
  if (process.env.WRITE_TEXTS) writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(content)
}

describe('the texts used in the browser', () => {
  // `npm run texts` runs these tests to write the files.
  it('are listed in messages/pages.json', () => {
    const used = Object.fromEntries(
      [...layouts, ...pages]
        .filter(({ places }) => places.length > 0)
        .map(({ address, places }) => [address, places] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    )
    expectWritten('messages/pages.json', used)
  })

  it('are compiled in the files of parts that are loaded when they are needed', () => {
    for (const [file, places] of parts) expectWritten(file, compiledTexts(messages, outermost(places)))
  })

  it('exist in messages/de.json', () => {
    const missing = [...layouts, ...pages]
      .flatMap((each) => [...each.places, ...[...each.parts.values()].flatMap((places) => [...places])])
      .filter((place) => !has(messages, place.split('.')))
      .map((place) => `missing in messages/de.json: ${place}`)
    expect(missing).toEqual([])
  })

  it('are provided by the pages and layouts that use them', () => {
    const wrong = [...layouts, ...pages]
      .filter(({ places, isGiven }) => isGiven !== places.length > 0)
      .map(({ address, places }) => ({ address, places }))
    expect(wrong).toEqual([])
  })

  it('are all in files that something loads', () => {
    const files = readdirSync('messages/parts').map((name) => `messages/parts/${name}`)
    expect(files.sort()).toEqual([...parts.keys()].sort())
  })
})
