import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownSoundPanelTexts } from '@/components/own-sound/own-sound-props'
import { chosenTexts } from '@/components/headsets/headset-texts'
import { overlayTexts } from '@/components/maintenance/maintenance-texts'
import { clipTexts } from '@/components/studio/clip/clip-texts'
import { findCalls } from '@/dev/access/find-calls'
import { clientTexts } from '@/dev/texts/client-texts'
import messages from '@/messages/de.json'

const LIST = 'messages/pages.json'
/** Come with the code of parts that are loaded when they are needed, not with the page. */
const PARTS = {
  'messages/clip.json': clipTexts(messages),
  'messages/headsets.json': chosenTexts(messages),
  'messages/maintenance.json': overlayTexts(messages),
  'messages/own-sound.json': ownSoundPanelTexts(messages),
}
const APP = 'app'

/** Components that show a part of a first visit, and pass on its texts. */
const HANDING_ON = [
  'components/affiliate/tools/partner-link.tsx',
  'components/delivery/fits/fit-tool.tsx',
  'components/delivery/installation/installation-choice.tsx',
]

const pages = [...findCalls()]
  .filter(([, file]) => file.endsWith('page.tsx'))
  .map(([address, file]) => ({ address, ...clientTexts(join(APP, file)) }))

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
      pages
        .filter(({ places }) => places.length > 0)
        .map(({ address, places }) => [address, places] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    )
    expectWritten(LIST, used)
  })

  it.each(Object.entries(PARTS))('are in %s as in messages/de.json', expectWritten)

  it('exist in messages/de.json', () => {
    const missing = pages
      .flatMap(({ places }) => places)
      .filter((place) => !has(messages, place.split('.')))
      .map((place) => `missing in messages/de.json: ${place}`)
    expect(missing).toEqual([])
  })

  // Start, product, catalogue, cart and checkout pages pass texts to their client components as props, so that these
  // load no code that reads messages.
  it('are provided by the pages that use them, but by no page of a first visit', () => {
    const wrong = pages.filter(({ places, isGiven }) => isGiven !== places.length > 0)
    expect(wrong).toEqual([])
    const given = pages.filter(({ isGiven }) => isGiven).map(({ address }) => address)
    expect(given.filter((address) => !/^\/(admin|konto|partner|bestellung)(\/|$)/.test(address))).toEqual([])
  })

  it('are passed as props only to parts that a first visit shows', () => {
    const isFirst = (file: string) => /(?:^|\/)layout\.tsx$/.test(file)
    const layouts = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(isFirst)
    const shown = new Set([
      ...layouts.flatMap((file) => clientTexts(join(APP, file)).handed),
      ...pages.filter(({ isGiven }) => !isGiven).flatMap(({ handed }) => handed),
    ])
    const others = pages.filter(({ isGiven }) => isGiven).flatMap(({ handed }) => handed)
    expect([...new Set(others)].filter((file) => !shown.has(file) && !HANDING_ON.includes(file))).toEqual([])
  })

  it('are not used by layouts and error pages', () => {
    const others = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?:^|\/)(?:layout|error|not-found|global-not-found|global-error)\.tsx$/.test(file),
    )
    expect(others.map((file) => clientTexts(join(APP, file)).places)).toEqual(others.map(() => []))
  })
})
