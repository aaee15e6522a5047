import 'server-only'
import { log } from '@/lib/core/log'

/**
 * Goes through a list a part at a time, now and every `everyMs`; after the last part it begins anew. A round that fails is
 * logged with `complaint`, and the next one begins where it did.
 * @param round does the part before a key, or the first one for null; gives where the next part begins
 * @returns ends it
 */
export function inRounds(
  complaint: string,
  everyMs: number,
  round: (before: string | null) => Promise<string | null>,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let isEnded = false
  let before: string | null = null
  const next = async () => {
    try {
      before = await round(before)
    } catch (error) {
      log().error({ error }, complaint)
    }
    if (!isEnded) timer = setTimeout(() => void next(), everyMs).unref()
  }
  void next()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}
