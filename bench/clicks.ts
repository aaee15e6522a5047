import type { Changes, Store } from '@/lib/store/store'
import { clickTarget, loadInTurns, Target } from './measuring/load'
import { withServer } from './measuring/measured-shop'
import type { Row } from './measuring/report'
import { compared } from './measuring/rows'

const FEW_PARTNERS = 10
const MANY_PARTNERS = 100_000
const MOST_PARTNERS = 1_000_000
const BATCH = 1000

/** Cost of the start page and of a click under load. All servers run throughout; those not being tested are idle. */
export function measureLoad(): Promise<Row[]> {
  return withServer(partners(FEW_PARTNERS), (shop) =>
    withServer(partners(MANY_PARTNERS), async (large) => {
      const start = new Target(`${shop.origin}/`)
      const emptyPage = new Target(`${shop.origin}/bench-leer`)
      await loadInTurns(start, emptyPage)
      const click = clickTarget(shop.origin)
      const emptyHandler = clickTarget(shop.origin, '/api/bench-leer')
      const clickOfMany = clickTarget(large.origin)
      await loadInTurns(click, emptyHandler, clickOfMany)
      return [
        compared('start page to empty page', [start, emptyPage], 'requests', { atLeast: 0.8 }),
        compared('click to empty handler', [click, emptyHandler], 'requests', { atLeast: 0.45 }),
        compared('click with 100,000 partners to 10', [clickOfMany, click], 'medianLatency', { atMost: 1.3 }),
      ]
    }),
  )
}

/** A click in a shop with 1,000,000 partners, relative to one in a shop with 10. */
export function measureClickOfMany(): Promise<Row> {
  return withServer(partners(FEW_PARTNERS), (shop) =>
    withServer(partners(MOST_PARTNERS), async (large) => {
      const click = clickTarget(shop.origin)
      const clickOfMany = clickTarget(large.origin)
      await loadInTurns(click, clickOfMany)
      const name = 'click with 1,000,000 partners to 10'
      return compared(name, [clickOfMany, click], 'medianLatency', { atMost: 1.3 })
    }),
  )
}

function partners(count: number) {
  return async (store: Store) => {
    for (let first = 0; first < count; first += BATCH) {
      const changes: Changes = {}
      for (let index = first; index < Math.min(first + BATCH, count); index += 1) {
        changes[`affiliateUsers/bench-${index}`] = {
          uid: `bench-${index}`,
          customCode: `BENCH${index}`,
          commissionRate: 10,
        }
      }
      await store.update(changes)
    }
  }
}
