import { callApi } from '@/lib/http/browser/call-api'
import { keptPresetsSchema, type KeptPreset } from '@/lib/studio/schema'

/**
 * What the account of whoever is signed in keeps.
 * @throws ApiError, TypeError without an answer, ZodError for one that is none
 */
export async function fetchKept(): Promise<KeptPreset[]> {
  return keptPresetsSchema.parse(await callApi('/api/account/studio', { method: 'GET' })).presets
}
