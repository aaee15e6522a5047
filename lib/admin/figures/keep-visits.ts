import { writeVisits } from '@/lib/figures/visits/count-visit'
import { inLoop } from '@/lib/tasks/in-loop'
import type { Store } from '@/lib/store/store'

const EVERY_MS = 5_000

/** Every few seconds and when the process ends, so that opening a page costs no write. @returns stops it */
export function keepVisits(store: Store, everyMs = EVERY_MS): () => Promise<void> {
  const { stop } = inLoop('visits not written', everyMs, () => writeVisits(store))
  return async () => {
    await stop()
    await writeVisits(store)
  }
}
