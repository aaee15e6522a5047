import 'server-only'
import { log } from '@/lib/core/log'

/**
 * Streams texts as UTF-8 and bytes unchanged, producing each piece only once the previous one is on its way. If
 * a piece fails, the response breaks off.
 */
export function textStream(
  texts: AsyncGenerator<string | Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await texts.next()
        if (done) controller.close()
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
      } catch (error) {
        log().error({ error }, 'an answer broke off')
        controller.error(error)
      }
    },
    async cancel() {
      await texts.return(undefined)
    },
  })
}
