import { callApi } from '@/lib/http/browser/call-api'
import { ownHeadsetSchema } from '@/lib/customer/schema'
import { keepInAccount, OWN_ADDRESS } from './fetch-headsets'
import { headsetStore } from './headset-store'

/** A browser's own choice wins over the account's, since the headset is plugged in there. */
export async function agree(): Promise<void> {
  try {
    const { headset } = ownHeadsetSchema.parse(await callApi(OWN_ADDRESS, { method: 'GET' }))
    const { chosen } = headsetStore.current()
    if (!headsetStore.isAnswered()) {
      if (headset) headsetStore.choose(headset)
    } else if (chosen && chosen.id !== headset?.id) await keepInAccount(chosen)
  } catch {
    // The browser keeps its choice, and the next page tries again.
  }
}
