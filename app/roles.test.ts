import { readFileSync } from 'node:fs'
import { valueOf } from '@/components/journal/journal-values'
import { partsFor } from '@/components/admin/desk-parts'
import { ACCESS_DOCUMENT } from '@/dev/access/access-document'
import { actorOf, deskActor } from '@/lib/account/actor'
import { deskRoles, isAtDesk, rolesFrom } from '@/lib/account/desk-roles'
import { staffMails } from '@/lib/account/mails/staff-mails'
import { accountSchema } from '@/lib/account/schema'
import { requireDesk, requireRole } from '@/lib/account/session/require-user'
import { userOf } from '@/lib/account/session/session'
import { signInEngine } from '@/lib/account/sign-in/sign-in-engine'
import { acceptInvitation } from '@/lib/account/staff/accept-invitation'
import { invitationLink } from '@/lib/account/staff/invitation-link'
import { invite } from '@/lib/account/staff/invite'
import { listStaff } from '@/lib/account/staff/list-staff'
import { openInvitations } from '@/lib/account/staff/data'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { env } from '@/lib/core/env'
import { accountOf } from '@/lib/customer/account-of'
import { readServerEvent } from '@/lib/http/server-events'
import { findEntries } from '@/lib/journal/data'
import { mailSchema } from '@/lib/mail/schema'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import messages from '@/messages/de.json'

describe.each(deskRoles)('the role %s', (role) => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  const own = rolesFrom({ [role]: true })
  const settings = env()
  const { PUBLIC_ORIGIN } = settings
  afterEach(() => {
    settings.PUBLIC_ORIGIN = PUBLIC_ORIGIN
  })

  it('is kept on reading, and reaches open pages', async () => {
    const { uid, cookie } = await accounts.register({ roles: { [role]: true } })
    expect(await signInEngine(store()).accountWith(uid)).toMatchObject(own)
    expect(await listStaff(store())).toMatchObject([{ uid, roles: [role] }])
    const user = await requireRole(role)(store(), cookie)
    expect(user).toMatchObject(own)
    const account = await accountOf(store(), user)
    expect(accountSchema.parse(account).roles).toEqual({ ...own, partner: false })
    expect(readServerEvent.roles(account.roles)).toEqual({ ...own, partner: false })
  })

  it('needs a second factor at a public address', async () => {
    const { cookie } = await accounts.register({ roles: { [role]: true } })
    settings.PUBLIC_ORIGIN = 'https://spielklang.example'
    const user = await userOf(store(), cookie)
    expect(user).toMatchObject({ needsFactor: true })
    expect(user && isAtDesk(user)).toBe(false)
    for (const check of [requireRole(role), requireDesk])
      await expect(check(store(), cookie)).rejects.toMatchObject({ code: 'factor_needed' })
  })

  it('has a column in the table of accesses, and a part of the desk', () => {
    const [head = ''] = readFileSync(ACCESS_DOCUMENT, 'utf8').match(/^\| Call .*$/m) ?? []
    expect(head.split('|').map((cell) => cell.trim())).toContain(role)
    expect(partsFor(own, false)).not.toEqual([])
  })

  it('comes by an invitation that names it, and is named in the journal', async () => {
    const sender = await accounts.register({ roles: { admin: true } })
    const invited = await accounts.register()
    await invite(
      store(),
      { email: invited.email, role },
      actorOf({ uid: sender.uid, ...rolesFrom({ admin: true }) }),
    )
    const [invitation] = (await openInvitations(store())).entries
    const user = await userOf(store(), invited.cookie)
    if (!invitation || !user) throw new Error('nobody is invited')
    await acceptInvitation(store(), user, new URL(invitationLink(invitation)).hash.slice(1))
    expect(await userOf(store(), invited.cookie)).toMatchObject(own)

    const name = messages.account.staff.roles[role]
    const [entry] = (await findEntries(store(), 'act', 'invitation-accepted', { limit: 1 })).entries
    expect(entry && valueOf(entry, 'role')).toBe(name)
    expect(entry && deskActor(entry.actor)).toEqual({ role, uid: invited.uid })
    const mails = Object.values(Object(await store().get('mails'))).map((mail) => mailSchema.parse(mail))
    const told = mails.find(({ template }) => template === 'staff-role')
    const content = told && (await staffMails['staff-role'](store(), told))
    expect(JSON.stringify(content?.parts)).toContain(name)
  })
})
