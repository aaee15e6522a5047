import { programCatalog } from '@/lib/catalog/program-catalog'
import type { Changes } from '@/lib/store/store'
import type { Order } from '../schema'

const { presets } = programCatalog

const [preset] = presets
if (!preset) throw new Error('the catalogue is empty')

export const orderedPreset = preset

/** An unpaid guest order of one preset, attributed to the partner `uid-nova`. */
export const sampleOrder: Order = {
  id: 'order_1780308000000_aaaaaaaaaaaaaaaa',
  createdAt: 1_780_308_000_000,
  status: 'pending',
  reference: 'SK-AAAAA-AAAAA',
  email: 'kundin@example.com',
  items: { [preset.id]: { name: preset.name, price: preset.price, position: 0, version: preset.version } },
  total: preset.price,
  vat: 'included',
  paymentMethod: 'vorkasse',
  terms: { agb: 'agb', widerruf: 'widerruf', seller: 'seller' },
  consent: {
    immediateDelivery: { text: 'a', at: 1, version: '2026-11-21' },
    withdrawalLoss: { text: 'b', at: 1, version: '2026-11-21' },
  },
  accessTokenHash: 'hash',
  idempotencyKey: 'key',
  bodyHash: 'hash',
  attribution: { affiliateUid: 'uid-nova', trackingCode: 'NOVA10' },
  history: { pending: { at: 1, actor: 'customer' } },
}

const text = (kind: 'agb' | 'widerruf' | 'seller') => ({
  kind,
  version: '2026-11-21',
  title: kind,
  text: kind,
  at: 1,
})

/** The legal texts of its contract, for tests that print it. */
export const sampleTerms: Changes = {
  'legalTexts/agb': text('agb'),
  'legalTexts/widerruf': text('widerruf'),
  'legalTexts/seller': text('seller'),
}
