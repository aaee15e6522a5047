import { sampleFields } from '@/lib/legal/owner-fields'
import { ownerSchema } from '@/lib/legal/schema'
import { goneCollections, goneFields, isGone, partlyGone } from '@/lib/store/gone'
import type { Entry } from '@/lib/store/store'
import type { Migration } from './migration'

/**
 * To format 2: deletes the records and fields of what the program no longer has. A shop with a real owner, or with real documents,
 * is open.
 */
export const removeGone: Migration = {
  to: 2,
  parts: [...goneCollections, ...partlyGone, 'invoiceSeries' as const].map((collection) => ({
    collection,
    contribute: ({ key, value }: Entry) => {
      const path = `${collection}/${key}`
      const fields = goneFields(path, value).filter((field) => Object.hasOwn(Object(value), field))
      const paths = isGone(path, value) ? [path] : fields.map((field) => `${path}/${field}`)
      const removed = Object.fromEntries(paths.map((each) => [each, null]))
      return { values: isOfOpenShop(path, value) ? { ...removed, 'setup/opened': 0 } : removed, sums: {} }
    },
  })),
}

function isOfOpenShop(path: string, value: unknown): boolean {
  if (path !== 'setup/owner') return path === 'invoiceSeries/R'
  const { data } = ownerSchema.safeParse(value)
  return data !== undefined && sampleFields(data).length === 0
}
