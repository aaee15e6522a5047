import { createTranslator } from 'next-intl'
import { formatCents, formatRate } from '@/lib/core/money'
import { actSchema, type Act } from '@/lib/journal/schema'
import messages from '@/messages/de.json'
import { changedValues } from './journal-values'

interface Written {
  before?: unknown
  after?: unknown
}

const draft = {
  name: 'Taktgeber',
  game: 'Beat Saber',
  aliases: { a: 'bs' },
  tagline: 'Im Takt',
  description: 'Lang',
  headset: 'HD 650',
  spatial: 'none',
  filters: { a: { type: 'PK', fc: 1000, gain: 3, q: 1 } },
}

/** Values as each act writes them. */
const written: Record<Act, Written> = {
  'order-confirmed': { before: 'pending', after: { status: 'paid', amount: 790 } },
  'order-cancelled': { before: 'pending', after: 'cancelled' },
  'order-refunded': { after: { refundId: 'refund_1', amount: 790, despiteDispute: true } },
  'order-payment-taken-back': { before: 'paid', after: { status: 'pending', amount: 790 } },
  'order-rest-requested': { after: { amount: 500, rest: 290 } },
  'order-surplus-returned': { after: { refundId: 'refund_1', amount: 300 } },
  'order-refund-sent': { before: 'pending', after: { refundId: 'refund_1', status: 'done', amount: 790 } },
  'order-refund-called-off': {
    before: 'failed',
    after: { refundId: 'refund_1', status: 'failed', amount: 1 },
  },
  'order-refund-filed': { after: { file: 'run_1', amount: 790 } },
  'order-refund-account': { after: { refundId: 'refund_1', amount: 790 } },
  'order-noted': { before: { characters: 0 }, after: { characters: 12 } },
  'order-billing-changed': {},
  'statement-read': { after: { name: 'auszug.xml', format: 'camt', payments: 3 } },
  'statement-confirmed': { before: { state: 'sure' }, after: { orderId: 'order_1', amount: 790 } },
  'statement-rejected': { before: { state: 'doubtful' }, after: { state: 'unmatched' } },
  'statement-undone': { before: { state: 'confirmed' }, after: { orderId: 'order_1', amount: 790 } },
  'unmatched-settled': {
    before: { amount: 790, currency: 'eur', reason: 'second' },
    after: { note: 'erstattet' },
  },
  'provider-payout-checked': { before: { state: 'wrong' }, after: { state: 'checked', note: 'Radar' } },
  'mail-retried': {
    before: { template: 'own-orders', status: 'failed' },
    after: { template: 'own-orders', status: 'waiting' },
  },
  'task-retried': { before: { kind: 'mail', state: 'resting' }, after: { kind: 'mail', state: 'waiting' } },
  'withdrawal-accepted': {
    before: { status: 'received' },
    after: { status: 'accepted', orderId: 'order_1' },
  },
  'withdrawal-rejected': { before: { status: 'received' }, after: { status: 'rejected', reason: 'zu spät' } },
  'withdrawal-connected': { before: {}, after: { orderId: 'order_1' } },
  'withdrawal-entered': { before: {}, after: { day: '2026-11-20', orderId: 'order_1' } },
  'application-decided': {
    before: { status: 'open' },
    after: { status: 'approved', code: 'LUMI', rate: 10 },
  },
  'partner-changed': {
    before: { commissionRate: 10, active: true },
    after: { commissionRate: 12.5, active: false, customCode: 'LUMI' },
  },
  'partner-adjusted': { before: { released: 100 }, after: { released: 300, note: 'Bonus' } },
  'sale-released': {
    before: { status: 'pending', held: 'flag' },
    after: { status: 'pending', note: 'geprüft' },
  },
  'sale-reversed': {
    before: { status: 'pending', held: 'flag' },
    after: { status: 'reversed', note: 'eigen' },
  },
  'sale-credited': { after: { affiliateUid: 'uid-1', orderId: 'order_1', commissionAmount: 79 } },
  'payout-started': {},
  'payout-sent': { before: { status: 'created' }, after: { status: 'sent', amount: 2500 } },
  'payout-returned': { before: { status: 'sent' }, after: { status: 'returned', amount: 2500 } },
  'preset-saved': { before: draft, after: { ...draft, name: 'Takt', filters: {} } },
  'preset-planned': { after: { at: 1_780_308_000_000 } },
  'preset-unplanned': { before: { at: 1_780_308_000_000 }, after: null },
  'preset-published': {
    before: { ...draft, price: 390, version: 1, updatedAt: 1, active: true },
    after: { ...draft, price: 390, version: 2, updatedAt: 2, active: true, changes: { a: { version: 2 } } },
  },
  'preset-sold': { before: { price: 390, active: true }, after: { price: 490, active: false } },
  'bundle-added': {
    after: { name: 'Paar', tagline: 'Zwei.', presetIds: 'takt, sohle', price: 990, active: true },
  },
  'bundle-changed': {
    before: { presetIds: 'takt, sohle', price: 990, active: true },
    after: { presetIds: 'takt, klar', price: 890, active: false },
  },
  'campaign-added': { after: { discountPercent: 20, from: 1_800_000_000_000, to: 1_800_100_000_000 } },
  'campaign-ended': { before: { to: 1_800_100_000_000 }, after: { to: 1_800_050_000_000 } },
  'headsets-imported': { after: { added: 3, changed: 1 } },
  'suggestion-changed': {
    before: { status: 'open', presetId: '' },
    after: { status: 'released', presetId: 'takt' },
  },
  'suggestion-merged': { before: { game: 'ER' }, after: { game: 'Elden Ring', id: 'suggestion_1' } },
  'stage-hidden': { after: { reason: 'Werbung' } },
  'stage-shown': { before: { reason: 'Werbung' } },
  'rating-hidden': { after: { reason: 'Werbung' } },
  'report-kept': { after: { reason: 'Eine Meinung' } },
  'report-removed': { after: { reason: 'Werbung' } },
  'rating-shown': { before: { reason: 'Werbung' } },
  'gift-set-aside': {},
  'gift-counted': {},
  'customer-links-sent': {},
  'customer-signed-out': {},
  'customer-mended': {},
  'customer-forgotten': {},
  'account-deleted': {},
  'setup-changed': {
    before: { STRIPE_SECRET_KEY: 'kept', PARTNER_THRESHOLD: 2500 },
    after: { STRIPE_SECRET_KEY: 'replaced', PARTNER_THRESHOLD: 5000, AFFILIATE_CONSENT: 'ask' },
  },
  'settings-changed': { before: { turboMode: true }, after: { turboMode: false } },
  'admin-claimed': {},
  'owner-changed': {
    before: { street: 'Am Hafen 7', vat: 'included', ratePercent: 19, vatId: 'DE123456788' },
    after: { street: 'Am Hafen 8', vat: 'small-business', ratePercent: '', vatId: '' },
  },
  'role-granted': { after: 'support' },
  'role-revoked': { after: 'admin' },
  'accounts-imported': { after: { added: 3 } },
  'factor-added': {},
  'factor-removed': {},
  'recovery-codes-renewed': {},
  'factor-reset': {},
  'passkey-added': {},
  'passkey-removed': {},
  'staff-invited': { after: { role: 'support', email: 'n…@beispiel.de' } },
  'invitation-withdrawn': { after: { role: 'accounting', email: 'n…@beispiel.de' } },
  'invitation-accepted': { after: 'accounting' },
  'backup-loaded': {},
  'backup-key-loaded': {},
  'backup-key-kept': {},
  'data-set': { before: { some_thing: 1 }, after: null },
  'shop-opened': {},
  'data-tidied': { after: { clickDetails: 3, payouts: 1 } },
  'clock-confirmed': { after: 1_795_500_000_000 },
  'numbers-confirmed': { after: { note: 'R-2026-000004 – R-2026-000007' } },
  former: {},
}

const entryOf = (act: Act, { before, after }: Written, subject = 'orders/order_1') => ({
  act,
  subject,
  ...(before === undefined ? {} : { before: JSON.stringify(before) }),
  ...(after === undefined ? {} : { after: JSON.stringify(after) }),
})
const changes = (act: Act, values: Written = written[act], subject?: string) =>
  changedValues(entryOf(act, values, subject)).map(({ name, before, after }) => [name, before, after])

const t = createTranslator({ locale: 'de', messages, namespace: 'journal.sentences' })
/** Names of fields, ids and JSON look so. */
const raw = /[a-zäöü][A-ZÄÖÜ]|_|[{}[\]"<>]|undefined|null|unbekannt/

describe('the journal', () => {
  it.each(actSchema.options)('describes %s in words', (act) => {
    const texts = changes(act)
      .flat()
      .filter((text) => text !== undefined)
    expect(texts.filter((text) => raw.test(text))).toEqual([])
    const parts = { actor: () => 'Alex', subject: () => 'SK-1', order: () => 'SK-1', partner: () => 'Nova' }
    const values = { amount: '7,90 €', name: 'Auszug', game: 'Elden Ring', role: 'Admin', status: 'approved' }
    const sentence = t.markup(act, {
      ...parts,
      ...values,
      place: () => 'settings',
      moved: 'no',
      count: 2,
      template: 'Neue Version',
      task: 'E-Mail senden',
    })
    expect(sentence).toMatch(/^Alex hat .+\.$/)
    expect(sentence).not.toMatch(raw)
  })

  it.each<[Act, (string | undefined)[][]]>([
    [
      'order-confirmed',
      [
        ['Stand', 'offen', 'bezahlt'],
        ['Betrag', undefined, formatCents(790)],
      ],
    ],
    ['order-cancelled', [['Stand', 'offen', 'storniert']]],
    [
      'partner-changed',
      [
        ['Code', undefined, 'LUMI'],
        ['Provision', formatRate(10), formatRate(12.5)],
        ['Aktiv', 'an', 'aus'],
      ],
    ],
    ['settings-changed', [['Turbo-Modus', 'an', 'aus']]],
    [
      'preset-saved',
      [
        ['Name', 'Taktgeber', 'Takt'],
        ['Filter', undefined, 'geändert'],
      ],
    ],
    ['preset-published', [['Version', '1', '2']]],
    ['clock-confirmed', [['Zeit', undefined, '24.11.26, 07:00 Uhr']]],
    ['rating-shown', [['Begründung', 'Werbung', undefined]]],
  ])('shows the values before and after %s in readable form', (act, expected) => {
    expect(changes(act)).toEqual(expected)
  })

  it.each([
    ['settings/turboMode', true, false, [['Turbo-Modus', 'an', 'aus']]],
    ['orders/order_1/note', 'alt', 'neu', [['Notiz', 'alt', 'neu']]],
    ['presets/takt/published/price', 390, 490, [['Preis', formatCents(390), formatCents(490)]]],
    ['anything/else', { a: 1 }, undefined, [['Wert', 'ein Eintrag', undefined]]],
  ])('names the value that a command has written at %s', (subject, before, after, expected) => {
    expect(changes('data-set', { before, ...(after === undefined ? {} : { after }) }, subject)).toEqual(
      expected,
    )
  })

  it('does not report a truncated value as changed', () => {
    const before = '{"name":"Takt","game":"Beat Saber","description":"La…'
    const after = '{"name":"Taktgeber","game":"Beat Sa…'
    expect(changedValues({ act: 'preset-saved', subject: 'presets/takt', before, after })).toEqual([
      { name: 'Name', before: 'Takt', after: 'Taktgeber' },
    ])
  })
})
