import { leaveProgramme } from '@/lib/affiliate/applications/leave-programme'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const DELETE = defineRoute({ access: 'recent' }, async ({ user }) => {
  await leaveProgramme(store(), user.uid)
  return sendNothing()
})
