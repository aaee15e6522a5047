import { loadTrackingRecord } from '@/lib/affiliate/link/stored-referral'
import { appliedCode, codeStore, type AppliedCode } from '@/lib/cart/code-store'
import { ApiError, callApi } from '@/lib/http/browser/call-api'

export interface CodeProblem {
  code: string
  message: string
}

/** @throws ApiError if the shop refuses the code; TypeError if there was no answer */
export async function askForCode(code: string): Promise<AppliedCode> {
  const answer = await callApi(`/api/discounts/${encodeURIComponent(code)}`, { method: 'GET' })
  const applied = appliedCode(answer)
  if (!applied) throw new TypeError('not an answer to a code')
  return applied
}

/** Null without a link's discount, and without an answer. */
export async function askForLink(): Promise<AppliedCode | null> {
  const trackingId = loadTrackingRecord()?.trackingId
  const query = trackingId === undefined ? '' : `?trackingId=${encodeURIComponent(trackingId)}`
  try {
    return appliedCode(await callApi(`/api/discounts${query}`, { method: 'GET' }))
  } catch {
    return null
  }
}

/** Checks the kept code again, forgets it if the shop refuses it by now, and returns the refusal. */
export async function checkKeptCode(): Promise<CodeProblem | null> {
  const code = keptCode()
  if (code === undefined) return null
  try {
    const applied = await askForCode(code)
    if (keptCode() === code) codeStore.write(applied)
    return null
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code.startsWith('code_')
    if (!isRefused || keptCode() !== code) return null
    codeStore.write(null)
    return { code, message: error.message }
  }
}

const keptCode = () => codeStore.read()?.code
