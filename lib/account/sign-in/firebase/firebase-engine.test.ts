import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { firebaseEngine } from './firebase-engine'

const updateUser = jest.fn()
const revokeRefreshTokens = jest.fn()
const record = {
  uid: 'uid-1',
  email: 'kaethe@spielklang.example',
  emailVerified: true,
  disabled: false,
  metadata: {},
}

jest.mock('./admin-sdk', () => ({
  auth: async () => ({
    updateUser,
    revokeRefreshTokens,
    getUsers: async (asked: object[]) => ({ users: asked.some((by) => 'uid' in by) ? [record] : [] }),
  }),
}))

/** As the SDK reports it. */
const refused = (code: string) => Object.assign(new Error(code), { code })

describe('an account at Firebase', () => {
  const store = temporaryStore()
  const proof = { uid: record.uid, epoch: 0 }
  const move = () => firebaseEngine(store()).setAddress(proof, 'neu@spielklang.example')
  beforeEach(() => jest.resetAllMocks())

  it('is not moved to an address that another account takes at the same moment', async () => {
    updateUser.mockRejectedValue(refused('auth/email-already-exists'))
    expect(await move()).toBe(false)
    expect(revokeRefreshTokens).not.toHaveBeenCalled()
  })

  it('is not moved while Firebase fails', async () => {
    updateUser.mockRejectedValue(refused('auth/internal-error'))
    await expect(move()).rejects.toMatchObject({ code: 'sign_in_unavailable' })
  })

  it('is moved to a free address, which ends its sessions', async () => {
    updateUser.mockResolvedValue(record)
    expect(await move()).toBe(true)
    expect(revokeRefreshTokens).toHaveBeenCalledWith(record.uid)
  })
})
