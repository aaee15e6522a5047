import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendDownload, sendNothing } from '@/lib/http/server/define-route'
import { keepSheet, keySheet } from '@/lib/operation/key-sheet'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

const access = { access: 'admin, recent', duringMaintenance: 'open' } as const

export const GET = defineRoute(access, async ({ user, request }) =>
  sendDownload(await keySheet(store(), actorOf(user), request.method === 'HEAD')),
)

export const POST = defineRoute(access, async ({ user }) => {
  await keepSheet(store(), actorOf(user))
  return sendNothing()
})
