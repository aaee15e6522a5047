import 'server-only'
import { log } from '@/lib/core/log'

/**
 * Works through a list one page at a time, now and every `everyMs`; after the last page it starts over. A failed
 * round is logged with `complaint` and repeated.
 * @param round handles the page before a key, or the first one for null; returns where the next page begins
 * @returns stops it
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
