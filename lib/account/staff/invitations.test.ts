import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setClock } from '@/lib/core/clock'
import { journalEntries } from '@/lib/journal/testing/entries'
import { mailSchema, type Mail } from '@/lib/mail/schema'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import { actorOf } from '../actor'
import { staffMails } from '../mails/staff-mails'
import { type DeskRole, rolesFrom } from '../desk-roles'
import { userOf } from '../session/session'
import { changeRole, leaveDesk } from '../set-role'
import { signInEngine } from '../sign-in/sign-in-engine'
import { temporaryAccounts } from '../testing/temporary-accounts'
import { draftActive } from '../factor/data'
import { acceptInvitation } from './accept-invitation'
import { openInvitations } from './data'
import { invite, withdrawInvitation } from './invite'
import { listStaff } from './list-staff'

const DAY = 86_400_000
const EMAIL = 'neu@beispiel.de'
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )

describe('staff invitations and roles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-staff-'))
  /** Two processes on the same data. */
  let stores: [Store, Store]
  let tests = 0
  const store = () => stores[0]
  const accounts = temporaryAccounts(store)
  beforeEach(() => {
    tests += 1
    const file = join(folder, `${tests}.sqlite`)
    stores = [createSqliteStore(file), createSqliteStore(file)]
  })
  afterEach(async () => {
    setClock()
    for (const each of stores) await each.close()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const admin = () => accounts.register({ roles: { admin: true } })
  const by = (uid: string) => actorOf({ uid, ...rolesFrom({ admin: true }) })
  const signedIn = async (email = EMAIL) => {
    const user = await userOf(store(), (await accounts.register({ email })).cookie)
    if (!user) throw new Error('not signed in')
    return user
  }
  const mailsTo = async (address: string): Promise<Mail[]> =>
    Object.values(Object(await store().get('mails')))
      .map((mail) => mailSchema.parse(mail))
      .filter(({ to }) => to === address)
  const composed = async (mail: Mail | undefined) =>
    mail && mail.template === 'staff-role'
      ? staffMails['staff-role'](store(), mail)
      : mail && staffMails['staff-invitation'](store(), mail)
  const tokenIn = async (mail: Mail | undefined) => {
    const [button] = ((await composed(mail))?.parts ?? []).filter(({ kind }) => kind === 'button')
    return button?.kind === 'button' ? new URL(button.url).hash.slice(1) : ''
  }
  const invited = async (role: DeskRole = 'support', email = EMAIL) => {
    const sender = await admin()
    await invite(store(), { email, role }, by(sender.uid))
    return { sender, token: await tokenIn((await mailsTo(email)).at(-1)) }
  }

  it('are granted once by accepting, without ending the session, and are journalled', async () => {
    const { sender, token } = await invited('accounting')
    const user = await signedIn('NEU@Beispiel.de')
    expect((await openInvitations(store())).entries).toMatchObject([{ email: EMAIL, role: 'accounting' }])
    await acceptInvitation(store(), user, token)
    const account = await signInEngine(store()).accountWith(user.uid)
    expect(account).toMatchObject({ admin: false, support: false, accounting: true })
    expect((await openInvitations(store())).entries).toEqual([])
    expect(await codeOf(acceptInvitation(store(), user, token))).toBe('invitation_void')
    const draft = { id: 'factor', secret: 'sealed', at: 1 }
    await store().update(draftActive(sender.uid, draft, { step: 1, recovery: [] }).changes)
    expect(await listStaff(store())).toMatchObject([
      { uid: sender.uid, roles: ['admin'], factors: ['codes'] },
      { uid: user.uid, roles: ['accounting'], factors: [] },
    ])
    expect(await journalEntries(store(), 'staff-invited')).toMatchObject([
      { actor: by(sender.uid), after: { role: 'accounting', email: 'n…@beispiel.de' } },
    ])
    expect(await journalEntries(store(), 'invitation-accepted')).toEqual([
      { actor: `accounting ${user.uid}`, subject: `users/${user.uid}`, after: 'accounting' },
    ])
    const told = (await mailsTo(user.email)).find(({ template }) => template === 'staff-role')
    expect((await composed(told))?.subject).toBe('Sie haben eine Rolle bei Spielklang')
  })

  it('are rejected for another or an unconfirmed address, and by a forged link', async () => {
    const { token } = await invited('admin')
    expect(await codeOf(acceptInvitation(store(), await signedIn('fremd@beispiel.de'), token))).toBe(
      'invitation_other',
    )
    const user = await signedIn()
    expect(await codeOf(acceptInvitation(store(), { ...user, emailVerified: false }, token))).toBe(
      'email_unverified',
    )
    const [text = '', signature = ''] = token.split('.')
    const other = Buffer.from(text, 'base64url').toString().replace('"nonce":"', '"nonce":"x')
    for (const forged of ['', 'x', text, `${Buffer.from(other).toString('base64url')}.${signature}`])
      expect(await codeOf(acceptInvitation(store(), user, forged))).toBe('invitation_void')
    expect(await signInEngine(store()).accountWith(user.uid)).toMatchObject({ admin: false })
  })

  it('are void once withdrawn, replaced, a week old, or if the sender is no longer an admin', async () => {
    const start = Date.now()
    const user = await signedIn()
    const first = await invited('admin')
    await invite(store(), { email: 'Neu@beispiel.de', role: 'support' }, by(first.sender.uid))
    expect((await openInvitations(store())).entries).toMatchObject([{ role: 'support' }])
    expect(await codeOf(acceptInvitation(store(), user, first.token))).toBe('invitation_void')

    const second = await invited()
    await withdrawInvitation(store(), EMAIL, by(second.sender.uid))
    await withdrawInvitation(store(), EMAIL, by(second.sender.uid))
    expect(await codeOf(acceptInvitation(store(), user, second.token))).toBe('invitation_void')
    expect(await composed((await mailsTo(EMAIL)).at(-1))).toBeNull()
    expect(await journalEntries(store(), 'invitation-withdrawn')).toHaveLength(1)

    const third = await invited()
    setClock(() => start + 7 * DAY + 60_000)
    expect(await codeOf(acceptInvitation(store(), user, third.token))).toBe('invitation_void')
    expect((await openInvitations(store())).entries).toEqual([])
    setClock()

    const fourth = await invited()
    const change = { uid: fourth.sender.uid, role: 'admin', isGranted: false } as const
    await changeRole(store(), change, by(second.sender.uid))
    expect(await codeOf(acceptInvitation(store(), user, fourth.token))).toBe('invitation_void')
    expect((await openInvitations(store())).entries).toEqual([])
    expect(await signInEngine(store()).accountWith(user.uid)).toMatchObject({ admin: false, support: false })
  })

  it('are either accepted or withdrawn, not both, if two processes do so concurrently', async () => {
    const { token, sender } = await invited()
    const user = await signedIn()
    const [accepted, withdrawn] = await Promise.all([
      codeOf(acceptInvitation(stores[0], user, token)),
      codeOf(withdrawInvitation(stores[1], EMAIL, by(sender.uid))),
    ])
    const { support } = Object(await signInEngine(store()).accountWith(user.uid))
    expect(support).toBe(accepted === 'done')
    expect([accepted, withdrawn]).toContain('done')
    expect((await journalEntries(store(), 'invitation-withdrawn')).length).toBe(accepted === 'done' ? 0 : 1)
    expect(await store().get('invitations')).toBeNull()
  })

  it('can be accepted again if the process was killed before granting the role', async () => {
    const { token, sender } = await invited()
    const user = await signedIn()
    const engine = Object.getPrototypeOf(signInEngine(store()))
    jest.spyOn(engine, 'setRole').mockRejectedValueOnce(new Error('killed'))
    await expect(acceptInvitation(store(), user, token)).rejects.toThrow('killed')
    jest.restoreAllMocks()
    expect(await codeOf(withdrawInvitation(store(), EMAIL, by(sender.uid)))).toBe('invitation_void')
    await acceptInvitation(store(), user, token)
    expect(await signInEngine(store()).accountWith(user.uid)).toMatchObject({ support: true })
  })

  it('are not offered to those who have the role, and store no link', async () => {
    const { sender, token } = await invited()
    const kept = JSON.stringify([await store().get('mails'), await store().get('invitations')])
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(token.split('.')[1])
    const { email, uid } = sender
    expect(await codeOf(invite(store(), { email, role: 'support' }, by(uid)))).toBe('role_given')
  })

  it('end at once when revoked, with all sessions, a mail and a journal entry', async () => {
    const [boss, helper] = [await admin(), await accounts.register()]
    const change = { uid: helper.uid, role: 'support' } as const
    await changeRole(store(), { ...change, isGranted: true }, by(boss.uid))
    await changeRole(store(), { ...change, isGranted: true }, by(boss.uid))
    const cookie = await accounts.session(helper.uid)
    expect(await userOf(store(), cookie)).toMatchObject({ support: true })
    await changeRole(store(), { ...change, isGranted: false }, by(boss.uid))
    expect(await userOf(store(), cookie)).toBeNull()
    expect(await journalEntries(store(), 'role-granted')).toHaveLength(1)
    expect(await journalEntries(store(), 'role-revoked')).toEqual([
      { actor: by(boss.uid), subject: `users/${helper.uid}`, after: 'support' },
    ])
    const subjects = await Promise.all((await mailsTo(helper.email)).map(composed))
    expect(subjects.map((mail) => mail?.subject)).toEqual([
      'Sie haben eine Rolle bei Spielklang',
      'Ihre Rolle bei Spielklang ist zu Ende',
    ])
    expect(await codeOf(changeRole(store(), { uid: 'gone', role: 'support', isGranted: true }, 'x'))).toBe(
      'not_found',
    )
  })

  it('keep one admin if two revoke each other’s role or delete their accounts concurrently', async () => {
    for (let times = 0; times < 5; times += 1) {
      const [one, other] = [await admin(), await admin()]
      const left = async () => (await listStaff(store())).filter(({ roles }) => roles.includes('admin'))
      const before = (await left()).filter(({ uid }) => uid !== one.uid && uid !== other.uid)
      for (const { uid } of before)
        await changeRole(store(), { uid, role: 'admin', isGranted: false }, by(one.uid))
      const take = { role: 'admin', isGranted: false } as const
      const outcomes = await Promise.all([
        codeOf(changeRole(stores[0], { uid: other.uid, ...take }, by(one.uid))),
        codeOf(
          times % 2 ? leaveDesk(stores[1], one.uid) : changeRole(stores[1], { uid: one.uid, ...take }, 'x'),
        ),
      ])
      expect(outcomes.sort()).toEqual(['done', 'last_admin'])
      expect(await left()).toHaveLength(1)
    }
  })
})
