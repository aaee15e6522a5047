import { z } from 'zod'
import { accountNames } from '@/lib/account/account-facts'
import { findPreset } from '@/lib/catalog/catalog'
import { headsetNamed } from '@/lib/headsets/current-headsets'
import { valuesOf } from '@/lib/journal/entry-values'
import type { JournalEntry } from '@/lib/journal/schema'
import type { Store, Place, Collection } from '@/lib/store/store'

type NameReader = (store: Store, key: string) => Promise<string | undefined>

const readers = new Map<string, NameReader>([
  ['orders', (store, id) => textAt(store, `orders/${id}/reference`)],
  ['affiliateUsers', partnerName],
  ['affiliateApplications', partnerName],
  ['partnerStages', partnerName],
  ['affiliateSales', referenceOf('affiliateSales')],
  ['affiliatePayouts', async (store, id) => partnerOf(store, `affiliatePayouts/${id}/uid`)],
  ['presets', presetName],
  ['campaigns', (store, key) => textAt(store, `campaigns/${key}/code`)],
  ['bundles', (store, id) => textAt(store, `bundles/${id}/name`)],
  ['ratings', ratedPreset],
  ['reports', reportedName],
  ['headsets', async (store, id) => (await headsetNamed(store, id))?.name],
  ['suggestions', (store, id) => textAt(store, `suggestions/${id}/game`)],
  ['withdrawals', (store, id) => textAt(store, `withdrawals/${id}/name`)],
  ['mails', (store, id) => textAt(store, `mails/${id}/to`)],
  ['payments', async (_, id) => id],
  ['users', async (store, uid) => (await accountNames(store, [uid])).get(uid)],
])

const links = { orderId: 'orders', affiliateUid: 'affiliateUsers', presetId: 'presets' } as const

function recordsOf({ subject, after }: JournalEntry): string[] {
  const { fields } = valuesOf(after)
  const linked = Object.entries(links).flatMap(([field, collection]) => {
    const key = fields.get(field)
    return typeof key === 'string' && key !== '' ? [`${collection}/${key}`] : []
  })
  return [subject, ...linked]
}

/** The names of the records in some entries, by path; deleted records are left out. */
export async function recordNames(store: Store, entries: JournalEntry[]): Promise<Map<string, string>> {
  const paths = [...new Set(entries.flatMap(recordsOf))]
  const names = await Promise.all(paths.map(async (path) => [path, await nameOf(store, path)] as const))
  return new Map(names.flatMap(([path, name]) => (name === undefined ? [] : [[path, name]])))
}

async function nameOf(store: Store, path: string): Promise<string | undefined> {
  const [collection = '', key = ''] = path.split('/')
  return key === '' ? undefined : readers.get(collection)?.(store, key)
}

async function textAt(store: Store, path: Place): Promise<string | undefined> {
  return z
    .string()
    .min(1)
    .safeParse(await store.get(path)).data
}

async function nameAt(store: Store, path: Place, read: NameReader): Promise<string | undefined> {
  const key = await textAt(store, path)
  return key === undefined ? undefined : read(store, key)
}

function referenceOf(collection: Collection): NameReader {
  return (store, id) =>
    nameAt(store, `${collection}/${id}/orderId`, (_, orderId) => textAt(store, `orders/${orderId}/reference`))
}

const partnerOf = (store: Store, path: Place) => nameAt(store, path, partnerName)

async function partnerName(store: Store, uid: string): Promise<string | undefined> {
  const [name, code, applicant] = await Promise.all([
    textAt(store, `affiliateUsers/${uid}/name`),
    textAt(store, `affiliateUsers/${uid}/customCode`),
    textAt(store, `affiliateApplications/${uid}/name`),
  ])
  return name ?? code ?? applicant
}

async function ratedPreset(store: Store, id: string): Promise<string | undefined> {
  return nameAt(store, `ratings/${id}/presetId`, presetName)
}

async function reportedName(store: Store, id: string): Promise<string | undefined> {
  const preset = await nameAt(store, `reports/${id}/ratingId`, ratedPreset)
  return preset ?? nameAt(store, `reports/${id}/partnerUid`, partnerName)
}

async function presetName(store: Store, id: string): Promise<string | undefined> {
  return findPreset(id)?.name ?? (await textAt(store, `presets/${id}/draft/name`))
}
