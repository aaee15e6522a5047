import { readDeskMail } from '@/lib/admin/read-desk-mail'
import { readCompleteOrder } from '@/lib/admin/complete-order'
import { partnerParams } from '@/lib/affiliate/applications/schema'
import { findCampaign } from '@/lib/affiliate/campaigns/data'
import { readAffiliate } from '@/lib/affiliate/data'
import { publicPartner } from '@/lib/affiliate/partners/public-partner'
import { readBundles } from '@/lib/catalog/bundles/read-bundles'
import { readPreset } from '@/lib/catalog/showing/read-presets'
import { findHeadset } from '@/lib/headsets/current-headsets'
import { watchOrder } from '@/lib/orders/access/watch-order'
import { openOrder } from '@/lib/orders/access/open-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { viewSuggestion } from '@/lib/voting/list-suggestions'

describe('an address with a name that no record can have', () => {
  const store = temporaryStore()
  const readers: Record<string, (name: string) => Promise<unknown>> = {
    mail: (id) => readDeskMail(store(), id, { isAdmin: true }),
    order: (id) => readCompleteOrder(store(), id),
    preset: (id) => readPreset(store(), id),
    campaign: (code) => findCampaign(store(), code),
    desk: async (uid) => partnerParams.safeParse({ uid }).success && readAffiliate(store(), uid),
    partner: (id) => publicPartner(store(), id),
    headset: (id) => findHeadset(store(), id),
    suggestion: (id) => viewSuggestion(store(), id),
    open: (id) => openOrder(store(), id, { token: undefined, user: null }),
    bundles: async (id) => (await readBundles(store())).bundles.find((bundle) => bundle.id === id),
    watch: (id) => watchOrder(store(), id, { token: undefined, user: null, isReader: true }),
  }
  const names = [
    'a.b',
    'a/b',
    'a#b',
    '$key',
    '[0]',
    '__proto__',
    'hasOwnProperty',
    '',
    ' ',
    '\0',
    'x'.repeat(2000),
    '\uD800',
  ]

  it.each(Object.keys(readers).flatMap((reader) => names.map((name) => [reader, name.slice(0, 20), name])))(
    'finds nothing (%s, %j)',
    async (reader, _shown, name) => {
      const found = await readers[reader]?.(name).catch((error: unknown) => error)
      if (found) expect(found).toMatchObject({ name: 'ShopError' })
    },
  )
})
