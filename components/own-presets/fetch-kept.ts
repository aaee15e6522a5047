import { callApi } from '@/lib/http/browser/call-api'
import { keptPresetsSchema, type KeptPreset } from '@/lib/studio/schema'

/**
 * The presets of the user's account.
 * @throws ApiError, TypeError without an answer, ZodError for an answer of another shape
 */
export async function fetchKept(): Promise<KeptPreset[]> {
  return keptPresetsSchema.parse(await callApi('/api/account/studio', { method: 'GET' })).presets
}
