import { fetchHeadset } from '@/components/headsets/fetch-headsets'
import type { ChosenHeadset } from '@/components/headsets/headset-store'
import { MOST_FILTERS, type Filter } from '@/lib/audio/filter'
import { correctionOf } from '@/lib/headsets/with-headset'
import { tidyName } from '@/lib/studio/own-curve'
import { workStore } from './work-store'

/** Makes a headset's correction that of the current work. Without an answer, the field beside it says so. */
export async function takeHeadset({ id, name }: ChosenHeadset): Promise<void> {
  const fetched = await fetchHeadset(id).catch(() => null)
  if (!fetched) return
  const filters = await fewEnough(correctionOf(fetched.headset))
  workStore.change({ correction: { name: tidyName(name), filters } })
}

/** As many as a work holds; fitted to the same curve if there are more. */
async function fewEnough(filters: readonly Filter[]): Promise<readonly Filter[]> {
  if (filters.length <= MOST_FILTERS) return filters
  const [{ takenOver }, { emptySource }] = await Promise.all([
    import('@/lib/audio/tuning/take-over'),
    import('@/lib/audio/tuning/source'),
  ])
  return takenOver({ ...emptySource('rew'), filters: [...filters] }).filters
}
