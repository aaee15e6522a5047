import { fetchHeadset } from '@/components/headsets/fetch-headsets'
import type { ChosenHeadset } from '@/components/headsets/headset-store'
import { MOST_FILTERS, type Filter } from '@/lib/audio/filter'
import { correctionOf } from '@/lib/headsets/with-headset'
import { tidyName } from '@/lib/studio/own-curve'
import { draftStore } from './draft-store'

let calls = 0

/**
 * Makes a headset's correction that of the current work, unless another headset or work is chosen before it has come. Without
 * an answer, the field beside it says so.
 * @param chosen null for none: what has not come yet is not taken
 */
export async function takeHeadset(chosen: ChosenHeadset | null): Promise<void> {
  const call = (calls += 1)
  const opened = draftStore.current()?.opened
  const fetched = chosen && (await fetchHeadset(chosen.id).catch(() => null))
  if (!fetched) return
  const filters = await fewEnough(correctionOf(fetched.headset))
  if (call !== calls || draftStore.current()?.opened !== opened) return
  draftStore.change({ correction: { name: tidyName(chosen.name), filters } })
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
