import { kindOf, OFFLINE_PAGE } from './kind-of'
import { seeKept } from './kept-things'
import { OWN, recall, shopPlace } from './places'

/**
 * Response for a visitor without network: the kept copy, else a page explaining why there is none. If the shop
 * was locked when last heard from, only what stays open in a locked shop: purchases.
 */
export async function answerOffline(caches: CacheStorage, build: string, address: URL): Promise<Response> {
  const kind = kindOf(address.pathname)
  const { locked } = await recall(caches)
  const place = kind === 'shop' ? shopPlace(build) : OWN
  const kept = kind && !(kind === 'shop' && locked) && (await seeKept(await caches.open(place), address))
  return kept || ((await caches.match(OFFLINE_PAGE)) ?? Response.error())
}
