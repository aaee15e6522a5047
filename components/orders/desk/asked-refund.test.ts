import type { Refundable } from '@/lib/orders/desk/desk-order'
import { refundBody, askedCents, type AskedRefund } from './asked-refund'

const refundable: Refundable = {
  left: 1380,
  items: [
    { id: 'one', name: 'Eins', price: 790 },
    { id: 'two', name: 'Zwei', price: 590 },
  ],
  isTransferred: false,
  canBeTransferred: false,
  payer: null,
}
const nothing: AskedRefund = { kind: 'all', items: [], amount: '' }

it.each<[Partial<AskedRefund>, number | null]>([
  [{}, 1380],
  [{ kind: 'items' }, null],
  [{ kind: 'items', items: ['two'] }, 590],
  [{ kind: 'items', items: ['two', 'one'], amount: '1' }, 1380],
  [{ kind: 'amount', items: ['one'] }, null],
  [{ kind: 'amount', amount: '7,9' }, 790],
  [{ kind: 'amount', amount: '0,00' }, null],
  [{ kind: 'amount', amount: '7.90' }, null],
])('%j refunds %p cents', (asked, cents) => {
  expect(askedCents({ ...nothing, ...asked }, refundable)).toBe(cents)
})

it('requests presets by their ids, and a full refund by its amount', () => {
  expect(refundBody({ ...nothing, kind: 'items', items: ['two'] }, 590)).toEqual({ items: ['two'] })
  expect(refundBody(nothing, 1380)).toEqual({ amount: 1380 })
})
