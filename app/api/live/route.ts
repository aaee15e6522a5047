import { z } from 'zod'
import { readsOrders } from '@/lib/account/desk-roles'
import type { SignedInUser } from '@/lib/account/session/session'
import { userOf } from '@/lib/account/session/session'
import { watchUser } from '@/lib/account/session/watch-user'
import { watchJournal } from '@/lib/admin/read-journal'
import { watchPartner } from '@/lib/affiliate/figures/partner-figures'
import { readCookie } from '@/lib/core/cookies'
import { log } from '@/lib/core/log'
import { rolesOf } from '@/lib/customer/account-of'
import { watchFigures } from '@/lib/figures/watch-figures'
import { env } from '@/lib/core/env'
import { defineRoute } from '@/lib/http/server/define-route'
import { eventStream, type SendEvent } from '@/lib/http/server/event-stream'
import { readServerEvent } from '@/lib/http/server-events'
import { lockFor } from '@/lib/maintenance/lock'
import { watchOrders } from '@/lib/orders/count-data'
import { watchOrder } from '@/lib/orders/access/watch-order'
import { moneyChanges } from '@/lib/payment/unmatched-data'
import { onSettings, shownSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { watchVotes } from '@/lib/voting/list-suggestions'

export const dynamic = 'force-dynamic'

const query = z.object({
  order: z.string().optional(),
  token: z.string().optional(),
  partner: z.string().optional(),
  orders: z.string().optional(),
  money: z.string().optional(),
  journal: z.string().optional(),
  figures: z.string().optional(),
  votes: z.string().optional(),
})

const forAdmins = { figures: watchFigures, money: moneyChanges.watch, journal: watchJournal }
const adminEvents = ['figures', 'money', 'journal'] as const

/**
 * To everyone: settings, lock, votes, changes of an order they may open; users: name, picture, roles; partners: a
 * version of their figures; readers of orders: that one changed; admins also: figures, money, journal. Ends with the session.
 */
export const GET = defineRoute({ query, duringMaintenance: 'open' }, async ({ query, request, address }) => {
  const unlockCookie = readCookie(request.headers, 'unlock')
  const session = readCookie(request.headers, 'session')
  const isOwn = Object.keys(query).some((name) => name !== 'token')
  const user = isOwn ? await userOf(store(), session) : null
  const isReader = user !== null && readsOrders(user)
  const order = query.order
    ? await watchOrder(store(), query.order, { token: query.token, user, isReader })
    : null
  const end = new AbortController()
  request.signal.addEventListener('abort', () => end.abort())
  // The client may have disconnected before the listener was added.
  if (request.signal.aborted) end.abort()
  return eventStream({ method: request.method, signal: end.signal }, address, (send) => {
    const stops = [
      onSettings((settings) => {
        send('settings', { ...shownSettings(settings), maintenanceNote: env().MAINTENANCE_NOTE ?? '' })
        send('lock', { locked: lockFor(unlockCookie) !== null })
      }),
      watchUser(store(), session, {
        onUser: (user) => {
          send('user', user && shownUser(user))
          if (user) void tellRoles(user, send)
        },
        onAvatar: (value) => send('avatar', { value }),
        onEnd: () => end.abort(),
      }),
      query.partner !== undefined &&
        user &&
        watchPartner(store(), user.uid, (version) => send('partner', { version })),
      query.orders !== undefined &&
        isReader &&
        watchOrders(store(), (version) => send('orders', { version })),
      query.votes !== undefined && watchVotes(store(), (version) => send('votes', { version })),
      ...adminEvents.map(
        (event) =>
          query[event] !== undefined &&
          user?.admin &&
          forAdmins[event](store(), (version) => send(event, { version })),
      ),
      order?.((changes) => send('order', readServerEvent.order({ changes }))),
    ]
    return () => stops.forEach((stop) => stop && stop())
  })
})

async function tellRoles(user: SignedInUser, send: SendEvent): Promise<void> {
  try {
    send('roles', await rolesOf(store(), user))
  } catch (error) {
    log().warn({ error }, 'the roles of who is signed in are not known')
  }
}

const shownUser = ({ uid, email, displayName }: SignedInUser) => ({ uid, email, displayName })
