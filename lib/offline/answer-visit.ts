import { kindOf, OFFLINE_PAGE } from './kind-of'
import { seeKept } from './kept-things'
import { OWN, recall, shopPlace } from './places'

/**
 * What a visitor without network gets to see at an address: what was kept of it, else the page that says why there is
 * nothing. While the shop was locked when it was last heard of, only what stays open in a locked shop: bought things.
 */
export async function answerOffline(caches: CacheStorage, build: string, address: URL): Promise<Response> {
  const kind = kindOf(address.pathname)
  const { locked } = await recall(caches)
  const place = kind === 'shop' ? shopPlace(build) : OWN
  const kept = kind && !(kind === 'shop' && locked) && (await seeKept(await caches.open(place), address))
  return kept || ((await caches.match(OFFLINE_PAGE)) ?? Response.error())
}
