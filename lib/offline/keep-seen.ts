import { COPY_HEADER } from './copy-header'
import { keptName, kindOf, orderPageOf, type Kind } from './kind-of'
import { keepFetched, keepFile, keepPage, makeRoom } from './kept-things'
import { filesOf } from './page-files'
import { BOUNDS, OWN } from './places'

const JUST_MS = 10_000

/** What is kept of what has been seen, in the caches of one browser. */
export class SeenKeeper {
  private last: Promise<unknown> = Promise.resolve()
  private readonly keptAt = new Map<string, number>()

  constructor(
    private readonly caches: CacheStorage,
    private readonly shop: string,
  ) {}

  /**
   * Keeps what an address was answered, if it is of a kind that is kept. One after the other, so that nothing makes room
   * of what another has just fetched. Without room, nothing is kept, and nothing fails.
   */
  keep(address: URL, answer: Response): Promise<void> {
    const kind = kindOf(address.pathname)
    if (kind === null || answer.redirected) return Promise.resolve()
    this.keptAt.set(keptName(address), Date.now())
    const kept = this.last.then(() => this.keepOne(kind, address, answer)).catch(() => undefined)
    this.last = kept
    return kept
  }

  /** Fetches a page that was shown without being asked for, and keeps it. */
  async keepShown(address: URL): Promise<void> {
    const kind = kindOf(address.pathname)
    if (kind === null || kind === 'file') return
    await this.keep(address, await fetch(address))
  }

  /** Whether a page was kept with the visit that is told of. */
  hasJustKept(address: URL): boolean {
    return Date.now() - (this.keptAt.get(keptName(address)) ?? 0) < JUST_MS
  }

  private async keepOne(kind: Kind, address: URL, answer: Response): Promise<void> {
    if (kind === 'shop') {
      const things = await this.caches.open(this.shop)
      if (answer.ok) await keepPage(things, address, await answer.text(), answer.headers)
      else if (answer.status === 404) await things.delete(address.pathname)
      return makeRoom(things, BOUNDS.shop)
    }
    const things = await this.caches.open(OWN)
    if (kind === 'order') return keepOrder(things, address, answer)
    if (!answer.ok) return
    await keepFile(things, address, answer)
    const page = orderPageOf(address)
    return keepOrder(things, page, await fetch(page))
  }
}

/** Only orders whose files are open are kept: others change, and nothing of them is needed without network. */
async function keepOrder(things: Cache, address: URL, answer: Response): Promise<void> {
  const html = await answer.text()
  const { downloads, copies } = filesOf(html)
  if (answer.ok && downloads.length > 0) {
    await keepPage(things, address, html, answer.headers)
    for (const file of copies) await keepFetched(things, file, { [COPY_HEADER]: '1' }).catch(() => undefined)
  } else {
    await things.delete(keptName(address))
  }
  await makeRoom(things, BOUNDS.own)
}
