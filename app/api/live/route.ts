import { z } from 'zod'
import { defineRoute } from '@/lib/http/define-route'
import { cookieOf } from '@/lib/http/cookie-of'
import { eventStream } from '@/lib/http/event-stream'
import { lockFor } from '@/lib/maintenance/lock'
import { UNLOCK_COOKIE } from '@/lib/maintenance/unlock-cookie'
import { watchOrder } from '@/lib/orders/watch-order'
import { onSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

const query = z.object({ order: z.string().optional(), token: z.string().optional() })

/** Live values: the settings, whether this visitor is locked out, and the state of an order that the visitor may open. */
export const GET = defineRoute({ query, duringMaintenance: 'open' }, async ({ query, request, address }) => {
  const unlockCookie = cookieOf(request.headers, UNLOCK_COOKIE)
  const order = query.order ? await watchOrder(store(), query.order, query.token) : null
  return eventStream({ signal: request.signal, address: address ?? 'unknown' }, (send) => {
    const stops = [
      onSettings(({ maintenance, turboMode }) => {
        send('settings', { maintenance, turboMode })
        send('lock', { locked: lockFor(unlockCookie) !== null })
      }),
      order?.((status) => send('order', { status })),
    ]
    return () => stops.forEach((stop) => stop?.())
  })
})
