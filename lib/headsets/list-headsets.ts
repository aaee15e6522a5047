import 'server-only'
import type { Listing } from '@/lib/core/listing'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { currentHeadsets, headsetNamed, type ListedHeadset } from './current-headsets'
import { isHeadsetHidden } from './data'
import type { Headset } from './schema'
import { searchHeadsets } from './search-headsets'

interface Part {
  /** '' for all. */
  search: string
  /** From 1. */
  page: number
  limit: number
}

/** One page of all headsets, including hidden ones, by name or search; `next` is the number of the next page. */
export async function listHeadsets(
  store: Store,
  { search, page, limit }: Part,
): Promise<Listing<ListedHeadset>> {
  const { headsets, broken } = await currentHeadsets(store)
  const found = search === '' ? headsets : searchHeadsets(headsets, search, headsets.length)
  return {
    entries: found.slice((page - 1) * limit, page * limit),
    broken: page === 1 && search === '' ? [...broken] : [],
    next: found.length > page * limit ? String(page + 1) : null,
  }
}

export async function viewHeadset(
  store: Store,
  id: string,
): Promise<(Headset & { isHidden: boolean }) | 'broken' | null> {
  const headset = await readOr(headsetNamed(store, id), 'broken')
  if (headset === null || headset === 'broken') return headset
  return { ...headset, isHidden: await isHeadsetHidden(store, id) }
}
