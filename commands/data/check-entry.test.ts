import { realOwner } from '@/lib/legal/testing/real-owner'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import type { Json } from '@/lib/store/store'
import { treeValue } from '@/lib/store/tree-value'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import messages from '@/messages/de.json'
import { checkEntry } from './check-entry'

const { invalid, required, unknown_field } = messages.fields
const order = `orders/${sampleOrder.id}`
const task = {
  id: 'task_1780308000000_aaaaaaaaaaaaaaaa',
  kind: 'conversion',
  subject: sampleOrder.id,
  state: 'waiting',
  since: 1,
  dueAt: 1,
  tries: 0,
}

describe('checkEntry', () => {
  const store = temporaryStore()

  beforeEach(() =>
    store().update({
      'affiliateUsers/p': { uid: 'p', customCode: 'PPP', commissionRate: 10 },
      [order]: { ...sampleOrder },
      'setup/owner': treeValue(realOwner),
      'affiliateLedger/p/ledger_1': { kind: 'commission', amount: 69, at: 1, saleId: 'sale_1' },
      [`tasks/${task.id}`]: task,
      'payments/unmatched/pi_1': { method: 'stripe', amount: 1, currency: 'EUR', reason: 'amount', at: 1 },
    }),
  )

  it.each<[string, Json | null, Record<string, string>]>([
    ['affiliateUsers/p/commissionRate', '10', { commissionRate: invalid }],
    ['affiliateUsers/p/commissionRate', 120, { commissionRate: invalid }],
    ['affiliateUsers/p/comissionRate', 10, { comissionRate: unknown_field }],
    ['affiliateUsers/p/uid', null, { uid: required }],
    ['affiliateUsers/new/commissionRate', 10, { uid: required }],
    ['affiliateDaily/p/2026-11-22/clicks', 1.5, { '2026-11-22/clicks': invalid }],
    ['settings/maintenance', 'no', { maintenance: invalid }],
    ['setup/owner/bank/iban', 'DE88370400440532013000', { 'bank/iban': invalid }],
    ['setup/owner/bank', null, { bank: required }],
    ['setup/ownerChanges', -1, { '': invalid }],
    ['setup/variables/STRIPE_SECRET_KEY', 'sk_live_1', { STRIPE_SECRET_KEY: invalid }],
    ['setup/variables/PORT', '80', { PORT: invalid }],
    ['settings/maintenanse', true, { maintenanse: unknown_field }],
    [`${order}/total`, 5.9, { total: invalid }],
    [`${order}/status`, 'done', { status: invalid }],
    [`${order}/items`, null, { items: required }],
    [`${order}/history/pending/note`, 'x', { 'history/pending/note': unknown_field }],
    ['affiliateLedger/p/ledger_1/amount', 1.5, { 'ledger_1/amount': invalid }],
    [`tasks/${task.id}/state`, 'done', { state: invalid }],
    ['payments/unmatched/pi_1/reason', 'none', { reason: invalid }],
    ['payments/matched/pi_1', 'nowhere', { '': invalid }],
    ['once/key', 5, { '': invalid }],
    ['once/key', true, { '': invalid }],
    ['tidying/clicks/step', 'x', { step: invalid }],
  ])('refuses %s = %j', async (path, value, fields) => {
    await expect(checkEntry(store(), path, value)).rejects.toMatchObject({ fields })
  })

  it.each<[string, Json | null]>([
    ['affiliateUsers/p/commissionRate', 12.5],
    ['affiliateUsers/p', null],
    ['affiliateUsers/new', { uid: 'new' }],
    ['affiliateDaily/p/2026-11-22/clicks', 1],
    ['settings/maintenance', true],
    ['setup/variables/PARTNER_HOLD_DAYS', '14'],
    ['settings/maintenance', null],
    ['setup/owner', treeValue(realOwner)],
    ['setup/owner', null],
    ['setup/owner/city', 'Lübeck'],
    [`${order}/name`, 'Kundin'],
    [`${order}/attribution`, null],
    ['users/u/avatar', 'moon'],
    ['affiliateLedger/p/ledger_1/amount', -69],
    [`tasks/${task.id}/state`, 'resting'],
    ['payments/unmatched/pi_1/orderId', sampleOrder.id],
    ['payments/matched/pi_1', sampleOrder.id],
    ['once/key', 1_780_308_000_000],
    ['tidying/clicks', { step: 1, done: 'track_1780308000000' }],
  ])('accepts %s = %j', async (path, value) => {
    await expect(checkEntry(store(), path, value)).resolves.toBeUndefined()
  })
})
