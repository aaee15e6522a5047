import { callApi } from '@/lib/http/browser/call-api'
import { loadPage, announceSessionChange } from '../session-change'

/**
 * Ends the session on this device or on all of them, and leaves for the sign-in page.
 * @throws ApiError, or TypeError if there was no answer
 */
export async function endSession(which: 'here' | 'everywhere' = 'here'): Promise<void> {
  const query = which === 'everywhere' ? '?everywhere=true' : ''
  await callApi(`/api/session${query}`, { method: 'DELETE' })
  announceSessionChange()
  loadPage('/anmelden')
}
