import { kindOf, OFFLINE_PAGE } from './kind-of'
import { listKept } from './kept-things'
import { recall } from './places'

/** A page that this device shows without network. */
export interface PageAtHand {
  address: string
  title: string
}

/** What this device has kept, last seen first; of a locked shop only what was bought. Called in pages. */
export async function listAtHand(): Promise<PageAtHand[]> {
  const { locked } = await recall(caches)
  const places = await Promise.all(
    (await caches.keys()).map(async (place) => {
      const things = await caches.open(place)
      const pages = (await listKept(things)).filter(({ needs }) => needs !== undefined).reverse()
      return Promise.all(
        pages.map(async ({ name }) => ({ address: name, title: await titleOf(things, name) })),
      )
    }),
  )
  return places
    .flat()
    .filter(({ address }) => address !== OFFLINE_PAGE)
    .filter(({ address }) => !locked || kindOf(new URL(address, location.origin).pathname) === 'order')
}

async function titleOf(things: Cache, name: string): Promise<string> {
  const html = (await (await things.match(name))?.text()) ?? ''
  const page = new DOMParser().parseFromString(html, 'text/html')
  return page.title.replace(/ – [^–]*$/, '')
}

/** Gives up all that this device has kept. */
export async function forgetAtHand(): Promise<void> {
  for (const place of await caches.keys()) await caches.delete(place)
}
