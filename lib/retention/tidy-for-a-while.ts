import type { Store } from '@/lib/store/store'
import { forAWhile } from '@/lib/tasks/for-a-while'
import { tidy } from './tidy'

export function tidyForAWhile(store: Store, day: string, runMs?: number): Promise<void> {
  return forAWhile(
    store,
    'tidy',
    async (mayGoOn) => {
      await tidy({ store, isTrial: false, mayGoOn })
      return mayGoOn() ? null : day
    },
    runMs,
  )
}
