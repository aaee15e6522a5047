import { z } from 'zod'
import { SESSION_COOKIE, type SignedInUser } from '@/lib/account/session'
import { userIfKnown } from '@/lib/account/user-if-known'
import { watchUser } from '@/lib/account/watch-user'
import { defineRoute } from '@/lib/http/server/define-route'
import { cookieOf } from '@/lib/http/server/cookie-of'
import { eventStream } from '@/lib/http/server/event-stream'
import { readLiveEvent } from '@/lib/http/live-events'
import { lockFor } from '@/lib/maintenance/lock'
import { UNLOCK_COOKIE } from '@/lib/maintenance/unlock-cookie'
import { watchOrder } from '@/lib/orders/watch-order'
import { onSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

const query = z.object({ order: z.string().optional(), token: z.string().optional() })

/**
 * Live values: the settings, whether this visitor is locked out, who is signed in with which picture, and the state of an
 * order that the visitor may open.
 */
export const GET = defineRoute({ query, duringMaintenance: 'open' }, async ({ query, request, address }) => {
  const unlockCookie = cookieOf(request.headers, UNLOCK_COOKIE)
  const session = cookieOf(request.headers, SESSION_COOKIE)
  const order = query.order
    ? await watchOrder(store(), query.order, { token: query.token, user: await userIfKnown(session) })
    : null
  return eventStream(request, address, (send) => {
    const stops = [
      onSettings(({ maintenance, turboMode }) => {
        send('settings', { maintenance, turboMode })
        send('lock', { locked: lockFor(unlockCookie) !== null })
      }),
      watchUser(store(), session, {
        onUser: (user) => send('user', user && shownUser(user)),
        onAvatar: (value) => send('avatar', { value }),
      }),
      order?.((status) => send('order', readLiveEvent.order({ status }))),
    ]
    return () => stops.forEach((stop) => stop?.())
  })
})

const shownUser = ({ uid, email, displayName }: SignedInUser) => ({ uid, email, displayName })
