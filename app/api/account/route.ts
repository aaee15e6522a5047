import { NextResponse } from 'next/server'
import { accountSchema } from '@/lib/account/schema'
import { requireRecentSignIn, SESSION_COOKIE } from '@/lib/account/session'
import { accountOf } from '@/lib/customer/account-of'
import { cookieOf } from '@/lib/http/server/cookie-of'
import { defineRoute, sendJson, sendNothing } from '@/lib/http/server/define-route'
import { deleteAccount } from '@/lib/customer/delete-account'
import { store } from '@/lib/store/open-store'

export const GET = defineRoute({ access: 'user' }, async ({ user }) =>
  sendJson(accountSchema, await accountOf(store(), user)),
)

export const DELETE = defineRoute({ access: 'user' }, async ({ request }) => {
  const { uid } = await requireRecentSignIn(cookieOf(request.headers, SESSION_COOKIE))
  await deleteAccount(store(), uid)
  const response = new NextResponse(null, sendNothing())
  response.cookies.delete(SESSION_COOKIE)
  return response
})
