import 'server-only'
import { shortenAddress } from '@/lib/core/address/ip-address'
import { currentRequest } from '@/lib/core/current-request'
import { ShopError } from '@/lib/core/errors'

/** Each hash occupies a whole processor: more at a time would delay page requests. */
const AT_ONCE = 2
/** In each lane; these take some ten seconds on two processors. */
const MOST_WAITING = 60
/** Sent as `Retry-After`. */
const RETRY_AFTER_SECONDS = 10

/** `known`: the caller has proved before to own the account, by password, mailed link or the browser's cookie. */
export type HashLane = 'known' | 'unknown'

interface Waiting {
  start: () => void
  refuse: () => void
}

/** Waiting calls of a lane by network, in the order of their turns. */
type Networks = Map<string, Waiting[]>

/**
 * Starts hashes of passwords a few at a time. The lanes take turns, and within a lane the networks (/24 or /48), so that
 * many calls from one network delay no other. If a lane is full, the latest call of the network with most of them is refused.
 */
export class HashQueue {
  readonly #lanes: Record<HashLane, Networks> = { known: new Map(), unknown: new Map() }
  #running = 0
  #nextLane: HashLane = 'known'

  /** As soon as it is its turn. @throws ShopError `busy`, also if the caller has gone before its turn */
  async run<Result>(lane: HashLane, hash: () => Promise<Result>): Promise<Result> {
    await this.#wait(lane)
    try {
      return await hash()
    } finally {
      this.#running -= 1
      this.#startNext()
    }
  }

  #wait(lane: HashLane): Promise<void> {
    const { address = null, signal } = currentRequest() ?? {}
    const network = address === null ? 'unknown' : shortenAddress(address)
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(lane, network, waiting)
        refuse()
      }
      const refuse = () => {
        signal?.removeEventListener('abort', leave)
        reject(new ShopError('busy', { retryAfter: RETRY_AFTER_SECONDS }))
      }
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const waiting = { start, refuse }
      if (signal?.aborted) return refuse()
      signal?.addEventListener('abort', leave)
      const networks = this.#lanes[lane]
      networks.set(network, [...(networks.get(network) ?? []), waiting])
      this.#startNext()
      if (countOf(networks) > MOST_WAITING) this.#refuseOne(lane)
    })
  }

  #startNext(): void {
    if (this.#running >= AT_ONCE) return
    const other = this.#nextLane === 'known' ? 'unknown' : 'known'
    const lane = this.#lanes[this.#nextLane].size > 0 ? this.#nextLane : other
    const [entry] = this.#lanes[lane]
    if (!entry) return
    this.#nextLane = lane === 'known' ? 'unknown' : 'known'
    const [network, [first, ...rest]] = entry
    this.#lanes[lane].delete(network)
    if (rest.length > 0) this.#lanes[lane].set(network, rest)
    this.#running += 1
    first?.start()
  }

  #refuseOne(lane: HashLane): void {
    const [network, waiting] = [...this.#lanes[lane]].reduce((most, each) =>
      each[1].length > most[1].length ? each : most,
    )
    const latest = waiting.at(-1)
    if (!latest) return
    this.#remove(lane, network, latest)
    latest.refuse()
  }

  #remove(lane: HashLane, network: string, waiting: Waiting): void {
    const rest = (this.#lanes[lane].get(network) ?? []).filter((each) => each !== waiting)
    if (rest.length > 0) this.#lanes[lane].set(network, rest)
    else this.#lanes[lane].delete(network)
  }
}

const countOf = (networks: Networks) => [...networks.values()].reduce((sum, { length }) => sum + length, 0)
