import { adminNoted } from '@/lib/account/first-admin/data'
import { addressOnceKey } from '@/lib/account/sign-in/account-data'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { setRole } from '@/lib/account/set-role'
import { accountOnceKey } from '@/lib/core/server-secret'
import { fillSampleAccounts } from '@/dev/sample-accounts'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import type { Changes } from '@/lib/store/store'
import { auditAccounts, type AccountFinding } from './audit-accounts'
import { deleteAccount } from './delete-account'

describe('the audit of accounts', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  const found = async () => {
    const findings: AccountFinding[] = []
    for await (const finding of auditAccounts(store())) findings.push(finding)
    return findings
  }
  /** The findings after changes that bypass the shop. */
  const foundAfter = async (changes: Changes) => {
    await store().update(changes)
    return found()
  }

  it('finds nothing in a shop with used and deleted accounts', async () => {
    await fillSampleAccounts(store())
    const [stays, goes] = [await accounts.register(), await accounts.register()]
    for (const { uid } of [stays, goes])
      await store().update({
        [`orders/order_${uid}/customerUid`]: uid,
        [`affiliateUsers/${uid}/active`]: true,
        [`users/${uid}/avatar`]: 'moon',
        'affiliateUsers/sample-partner-mira/active': true,
      })
    await setRole(store(), stays.email, 'admin', true)
    await store().update({ [`affiliateUsers/${goes.uid}`]: null, [`orders/order_${goes.uid}`]: null })
    await deleteAccount(store(), goes.uid)
    expect(await found()).toEqual([])
  })

  it('reports an unreadable account', async () => {
    const { uid } = await accounts.register()
    expect(await foundAfter({ [`accounts/${uid}/createdAt`]: 'gestern' })).toContainEqual({
      code: 'broken',
      path: `accounts/${uid}`,
    })
  })

  it('reports an account whose address key is wrong, missing or shared', async () => {
    const [one, other] = [await accounts.register(), await accounts.register()]
    const path = `accounts/${one.uid}`
    expect(await foundAfter({ [`${path}/emailKey`]: 'andere@beispiel.de' })).toEqual([
      { code: 'account_key', path },
    ])
    await store().update({ [`${path}/emailKey`]: one.email })
    expect(await foundAfter({ [`once/${addressOnceKey(one.email)}`]: null })).toEqual([
      { code: 'unguarded_address', path },
    ])
    const doubled = await foundAfter({
      [`once/${addressOnceKey(one.email)}`]: 1,
      [`once/${addressOnceKey(other.email)}`]: null,
      [`accounts/${other.uid}/email`]: one.email,
      [`accounts/${other.uid}/emailKey`]: one.email,
    })
    expect(doubled.map(({ code }) => code)).toEqual(['double_address'])
  })

  it('reports an address key without an account', async () => {
    const onceKey = addressOnceKey('niemand@beispiel.de')
    expect(await foundAfter({ [`once/${onceKey}`]: 1 })).toEqual([
      { code: 'stray_address', path: `once/${onceKey}` },
    ])
  })

  it('reports an account that can never be changed again', async () => {
    const { uid } = await accounts.register()
    const changes = Number(await store().get(`accounts/${uid}/changes`))
    expect(await foundAfter({ [`once/${accountOnceKey('account', uid, changes)}`]: 1 })).toEqual([
      { code: 'stuck_account', path: `accounts/${uid}` },
    ])
  })

  it('reports a role without a confirmed address, and a shop that has lost its admin', async () => {
    const { uid, email } = await accounts.register()
    await setRole(store(), email, 'support', true)
    expect(await foundAfter({ [`accounts/${uid}/emailVerified`]: false })).toEqual([
      { code: 'unconfirmed_role', path: `accounts/${uid}` },
    ])
    await store().update({ [`accounts/${uid}/emailVerified`]: true })
    await adminNoted(store())
    expect(await found()).toEqual([{ code: 'no_admin', path: 'accounts' }])
    await setRole(store(), email, 'admin', true)
    expect(await found()).toEqual([])
    await accounts.change(uid, { isDisabled: true })
    expect(await found()).toEqual([{ code: 'no_admin', path: 'accounts' }])
  })

  it.each([
    ['an order', { 'orders/order_1/customerUid': 'gone' }, 'orders/order_1'],
    ['a partner', { 'affiliateUsers/gone/customCode': 'NOVA10' }, 'affiliateUsers/gone'],
    ['an application', { 'affiliateApplications/gone/status': 'open' }, 'affiliateApplications/gone'],
    ['a passkey', { 'passkeys/a/uid': 'gone' }, 'passkeys/a'],
    ['a second factor', { 'factors/gone/at': 1 }, 'factors/gone'],
    ['own presets', { 'users/gone/presets/a/name': 'Takt' }, 'users/gone'],
    ['a session', { 'sessions/a': { uid: 'gone', epoch: 0, at: 1, until: 2, device: '' } }, 'sessions/a'],
  ])('reports %s of a deleted account', async (_, changes, path) => {
    expect(await foundAfter(changes)).toEqual([{ code: 'lost_account', path }])
  })

  it('ignores partners who have left', async () => {
    expect(await foundAfter({ 'affiliateUsers/gone': { active: false }, 'users/gone/changedAt': 1 })).toEqual(
      [],
    )
  })

  it('reports an unreadable session', async () => {
    expect(await foundAfter({ 'sessions/a': 'x' })).toEqual([{ code: 'broken', path: 'sessions/a' }])
  })
})
