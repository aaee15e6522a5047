import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { changeName } from './change-profile'
import { getProfile } from './data'
import { nameRequestSchema } from './schema'
import { userOf } from './session/session'
import { temporaryAccounts } from './testing/temporary-accounts'

describe('a user’s name', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)

  it('can be changed without ending the session', async () => {
    const { uid, cookie } = await accounts.register()
    for (const name of ['Käthe', '']) {
      const { changedAt } = await getProfile(store(), uid)
      await changeName(store(), uid, name)
      expect(await userOf(store(), cookie)).toMatchObject({ uid, displayName: name })
      expect((await getProfile(store(), uid)).changedAt).toBeGreaterThan(changedAt)
    }
  })

  it('is trimmed, and rejected if it has line breaks, direction overrides or over 120 characters', () => {
    expect(nameRequestSchema.parse({ name: ' Käthe ' })).toEqual({ name: 'Käthe' })
    for (const name of ['Nele\u202E!', 'zwei\nZeilen', 'x'.repeat(121)]) {
      expect(nameRequestSchema.safeParse({ name }).success).toBe(false)
    }
  })
})
