import { z } from 'zod'
import { defineRoute } from '@/lib/http/define-route'
import { eventStream } from '@/lib/http/event-stream'
import { openOrder } from '@/lib/orders/open-order'
import { watchOrder } from '@/lib/orders/watch-order'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

const query = z.object({ order: z.string(), token: z.string() })

export const GET = defineRoute({ query }, async ({ query: { order: id, token }, request }) => {
  const order = await openOrder(store(), id, token)
  return eventStream(request.signal, (send) =>
    watchOrder(store(), order, (status) => send('order', { status })),
  )
})
