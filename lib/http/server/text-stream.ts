import 'server-only'
import { log } from '@/lib/core/log'

/** Target size of a chunk in characters, and how long to wait for more. */
const PIECE = 65_536
const WAIT_MS = 200

/** UTF-8. Short texts are joined; a chunk is made once the previous one was consumed. If one fails, it breaks off. */
export function textStream(
  texts: AsyncGenerator<string | Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const pieces = together(texts)
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
      } catch (error) {
        log().error({ error }, 'an answer broke off')
        controller.error(error)
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

/** Bytes are passed on at once. */
async function* together<Bytes>(texts: AsyncIterable<string | Bytes>): AsyncGenerator<string | Bytes> {
  let piece = ''
  let since = performance.now()
  for await (const text of texts) {
    if (typeof text === 'string') piece += text
    const isFull = piece.length >= PIECE || performance.now() - since > WAIT_MS
    if (piece !== '' && (isFull || typeof text !== 'string')) {
      yield piece
      piece = ''
      since = performance.now()
    }
    if (typeof text !== 'string') yield text
  }
  if (piece !== '') yield piece
}
