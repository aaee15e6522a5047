import { affiliateCodeOf } from '@/lib/affiliate/affiliate-code'
import { callApi } from '@/lib/http/browser/call-api'

const PATIENCE_MS = 2_000

/** In words. Null without an answer of the shop: then only the default span is known. */
export async function askedSpan(opened: string): Promise<string | null> {
  const code = affiliateCodeOf(new URL(opened))
  if (code === null) return null
  const asked = callApi(`/api/partner-links/${code}`, { method: 'GET' }).then(spanIn, () => null)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

function spanIn(answer: unknown): string | null {
  const isAnswer = typeof answer === 'object' && answer !== null && 'span' in answer
  return isAnswer && typeof answer.span === 'string' ? answer.span : null
}
