import { fetchHeadset } from '@/components/headsets/fetch-headsets'
import type { ChosenHeadset } from '@/components/headsets/headset-store'
import { MOST_FILTERS, type Filter } from '@/lib/audio/filter'
import { correctionOf } from '@/lib/headsets/with-headset'
import { tidyName } from '@/lib/studio/own-curve'
import { draftStore } from './draft-store'

let calls = 0

/** Unless another headset or work is chosen meanwhile; the field reports a failure. @param chosen null for none */
export async function takeHeadset(chosen: ChosenHeadset | null): Promise<void> {
  const call = (calls += 1)
  const opened = draftStore.current()?.opened
  const fetched = chosen && (await fetchHeadset(chosen.id).catch(() => null))
  if (!fetched) return
  const filters = await fewEnough(correctionOf(fetched.headset))
  if (call !== calls || draftStore.current()?.opened !== opened) return
  draftStore.change({ correction: { name: tidyName(chosen.name), filters } })
}

/** If there are more than a work can hold, fewer are fitted to the same curve. */
async function fewEnough(filters: readonly Filter[]): Promise<readonly Filter[]> {
  if (filters.length <= MOST_FILTERS) return filters
  const [{ takenOver }, { emptySource }] = await Promise.all([
    import('@/lib/audio/tuning/take-over'),
    import('@/lib/audio/tuning/source'),
  ])
  return takenOver({ ...emptySource('rew'), filters: [...filters] }).filters
}
