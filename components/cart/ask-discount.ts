import { loadTrackingRecord } from '@/lib/affiliate/clicks/tracking-record'
import { appliedCode, codeStore, storedCode, type AppliedCode } from '@/lib/cart/code-store'
import { ApiError, callApi } from '@/lib/http/browser/call-api'

/** A code that gives nothing, and why. */
export interface CodeProblem {
  code: string
  message: string
}

/**
 * What a typed code takes off.
 * @throws ApiError if the shop takes no such code; TypeError if there was no answer
 */
export async function askForCode(code: string): Promise<AppliedCode> {
  const answer = await callApi(`/api/discounts/${encodeURIComponent(code)}`, { method: 'GET' })
  const applied = appliedCode(answer)
  if (!applied) throw new TypeError('not an answer to a code')
  return applied
}

/** What the link takes off through which the visitor has come; null if nothing, or if nobody knows. */
export async function askForLink(): Promise<AppliedCode | null> {
  const trackingId = loadTrackingRecord()?.trackingId
  const query = trackingId === undefined ? '' : `?trackingId=${encodeURIComponent(trackingId)}`
  try {
    return appliedCode(await callApi(`/api/discounts${query}`, { method: 'GET' }))
  } catch {
    return null
  }
}

/**
 * Asks what the kept code takes off by now. One that the shop takes no longer is forgotten.
 * @returns why it is, or null
 */
export async function checkKeptCode(): Promise<CodeProblem | null> {
  const code = keptCode()
  if (code === undefined) return null
  try {
    const applied = await askForCode(code)
    if (keptCode() === code) codeStore.set(applied)
    return null
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code.startsWith('code_')
    if (!isRefused || keptCode() !== code) return null
    codeStore.set(null)
    return { code, message: error.message }
  }
}

const keptCode = () => storedCode(codeStore.text())?.code
