import { disputesAfter, disputesOf, openDispute, type DisputeNews } from './disputes'
import type { Order } from './schema'

type Known = Pick<Order, 'dispute' | 'otherDisputes'>
type Status = DisputeNews['status']

const news = (id: string, status: Status): DisputeNews => ({ id, status, amount: 100 })
const after = (order: Known, event: DisputeNews): Known => disputesAfter(order, event, 1) ?? order

function inAllOrders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) =>
    inAllOrders(items.toSpliced(index, 1)).map((others) => [item, ...others]),
  )
}

it.each([
  ['won', 'won'],
  ['won', 'lost'],
  ['lost', 'won'],
  ['lost', 'lost'],
] as const)(
  'two disputes about one payment, %s and %s, are right in every order of their events',
  (one, other) => {
    const events = [news('dp_a', 'open'), news('dp_a', one), news('dp_b', 'open'), news('dp_b', other)]
    for (const sequence of inAllOrders(events)) {
      const seen: DisputeNews[] = []
      let order: Known = {}
      for (const event of sequence) {
        seen.push(event)
        // The provider sends every event again, at any time.
        for (const repeated of [event, ...seen, ...seen.toReversed()]) {
          order = after(order, repeated)
          expect(Object.fromEntries(disputesOf(order).map(({ id, status }) => [id, status]))).toEqual(
            expectedAfter(seen),
          )
          expect(openDispute(order) !== null).toBe(Object.values(expectedAfter(seen)).includes('open'))
        }
      }
    }
  },
)

/** The state of each dispute: decided once any event says so. */
function expectedAfter(seen: readonly DisputeNews[]): Record<string, Status> {
  const states: Record<string, Status> = {}
  for (const { id, status } of seen) if (status !== 'open' || !(id in states)) states[id] = status
  return states
}
