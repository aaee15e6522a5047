import { inTurn } from '@/lib/core/in-turn'
import { keptName, kindOf, orderPageOf, type Kind } from './kind-of'
import { keepFetched, keepFile, keepPage, makeRoom } from './kept-things'
import { BOUNDS, OWN } from './places'
import { COPY_HEADER, filesOf } from './read-pages'

const JUST_MS = 10_000

export type Keep = (answer: Response) => Promise<void>

export class SeenKeeper {
  private readonly keptAt = new Map<string, number>()

  constructor(
    private readonly caches: CacheStorage,
    private readonly shop: string,
  ) {}

  /**
   * Call before fetching; null for a kind that is not stored. Stores into the cache that existed then: once deleted,
   * e.g. by a sign-out, it is not found (https://www.w3.org/TR/service-workers/#cache-storage-delete).
   */
  await(address: URL): Keep | null {
    const kind = kindOf(address.pathname)
    if (kind === null) return null
    const things = this.caches.open(kind === 'shop' ? this.shop : OWN)
    things.catch(() => undefined)
    return (answer) => this.keep(kind, things, address, answer)
  }

  /** A page that was shown without a request, if there is a network. */
  async keepShown(address: URL): Promise<void> {
    if (kindOf(address.pathname) === 'file') return
    const keep = this.await(address)
    const answer = keep && (await fetch(address).catch(() => null))
    if (answer) await keep(answer)
  }

  hasJustKept(address: URL): boolean {
    return Date.now() - (this.keptAt.get(keptName(address)) ?? 0) < JUST_MS
  }

  /** One at a time, so that no page evicts what another just fetched. Without space, nothing is stored or fails. */
  private keep(kind: Kind, things: Promise<Cache>, address: URL, answer: Response): Promise<void> {
    if (answer.redirected) return Promise.resolve()
    this.keptAt.set(keptName(address), Date.now())
    return inTurn('keeping', async () => keepOne(kind, await things, address, answer)).catch(() => undefined)
  }
}

async function keepOne(kind: Kind, things: Cache, address: URL, answer: Response): Promise<void> {
  try {
    await keepers[kind](things, address, answer)
  } finally {
    await makeRoom(things, kind === 'shop' ? BOUNDS.shop : BOUNDS.own)
  }
}

const keepers: Record<Kind, (things: Cache, address: URL, answer: Response) => Promise<unknown>> = {
  shop: keepShopPage,
  order: keepOrder,
  file: keepBoughtFile,
}

async function keepShopPage(things: Cache, address: URL, answer: Response): Promise<void> {
  if (answer.ok) await keepPage(things, address, await answer.text(), answer.headers)
  else if (answer.status === 404) await things.delete(keptName(address))
}

/** Only orders with released files: others still change, and are not needed offline. */
async function keepOrder(things: Cache, address: URL, answer: Response): Promise<void> {
  // An error of the shop says nothing about an order.
  if (answer.status >= 500) return
  const html = await answer.text()
  const { downloads, copies } = filesOf(html)
  if (!answer.ok || downloads.length === 0) return void (await things.delete(keptName(address)))
  await keepPage(things, address, html, answer.headers)
  for (const file of copies) await keepFetched(things, file, { [COPY_HEADER]: '1' }).catch(() => undefined)
}

/** Also stores the order page, which links to the files that may be copied from now on. */
async function keepBoughtFile(things: Cache, address: URL, answer: Response): Promise<void> {
  if (!answer.ok) return
  await keepFile(things, address, answer)
  const page = orderPageOf(address)
  await keepOrder(things, page, await fetch(page))
}
