import { kindOf, OFFLINE_PAGE } from './kind-of'
import { listKept } from './kept-things'
import { recall } from './places'

export interface PageAtHand {
  address: string
  title: string
}

/** Last seen first; only purchases if the shop is locked. For use in pages. */
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

export async function forgetAtHand(): Promise<void> {
  for (const place of await caches.keys()) await caches.delete(place)
}
