import { z } from 'zod'
import { overlayOf, watchOverlay, type OverlayEvents } from '@/lib/affiliate/notices/overlay'
import { ShopError } from '@/lib/core/errors'
import { defineRoute } from '@/lib/http/server/define-route'
import { eventStream } from '@/lib/http/server/event-stream'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

const params = z.object({ secret: z.string() })
const query = z.object({ since: z.coerce.number().int().min(0) })

/** Ends once the overlay's address is no longer valid. */
export const GET = defineRoute(
  { params, query, duringMaintenance: 'open', limit: { name: 'overlay', points: 60, seconds: 60 } },
  async ({ params: { secret }, query: { since }, request, address }) => {
    const uid = await overlayOf(store(), secret)
    if (uid === null) throw new ShopError('not_found')
    const end = new AbortController()
    request.signal.addEventListener('abort', () => end.abort())
    // The client may have disconnected before the listener was added.
    if (request.signal.aborted) end.abort()
    const asked = { method: request.method, signal: end.signal }
    return eventStream<OverlayEvents>(asked, address, (send) =>
      watchOverlay(store(), { uid, secret, since }, (state) => {
        if (state !== null) return send('sales', state)
        send('gone', {})
        queueMicrotask(() => end.abort())
      }),
    )
  },
)
