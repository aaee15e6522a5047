import { headers } from 'next/headers'
import { Join } from '@/components/affiliate/joining/join'
import { RecordBroken } from '@/components/ui/broken-records'
import { userOf } from '@/lib/account/session/session'
import { readApplication } from '@/lib/affiliate/applications/data'
import { readCookie } from '@/lib/core/cookies'
import { currentPartnerTerms } from '@/lib/legal/current-terms'
import { store } from '@/lib/store/open-store'

export async function JoinSection() {
  const user = await userOf(store(), readCookie(await headers(), 'session'))
  const application = user && (await readApplication(store(), user.uid))
  if (application === 'broken') return <RecordBroken />
  return <Join user={user} application={application} terms={currentPartnerTerms()} />
}
