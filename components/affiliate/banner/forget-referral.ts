import { forgetTrackingRecord } from '@/lib/affiliate/clicks/tracking-record'
import { callApi } from '@/lib/http/browser/call-api'

/**
 * Deletes everything this browser keeps of a partner's link.
 * @throws if the cookie could not be deleted
 */
export async function forgetReferral(): Promise<void> {
  forgetTrackingRecord()
  await callApi('/api/affiliate/consent', { method: 'DELETE' })
}
