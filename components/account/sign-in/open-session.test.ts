import { errorStatus } from '@/lib/core/errors'
import { CookiesBlocked, openSession } from './open-session'

jest.mock('../session-change', () => ({ announceSessionChange: jest.fn() }))

/** Answers as the shop does once the password was right; the calls that are not open to the session are refused. */
function answer(refusals: Record<string, string>) {
  Object.assign(globalThis, {
    fetch: async (path: string) => {
      const code = refusals[path]
      const status = code === undefined ? 200 : Number(Reflect.get(errorStatus, code))
      return { ok: status === 200, status, json: async () => ({ error: { code, message: '' } }) }
    },
  })
}

const open = () => openSession('/api/session', 'POST', { email: 'a@b.example', password: 'geheim genug' })

describe('opening a session', () => {
  it('waits for the code of a second factor, also while the shop is locked', async () => {
    answer({ '/api/account': 'maintenance', '/api/session/proof': 'code_needed' })
    expect(await open()).toBe('code')
  })

  it('is complete without a second factor, also while the shop is locked', async () => {
    answer({ '/api/account': 'maintenance' })
    expect(await open()).toBe('open')
  })

  it('notices a browser that keeps no cookies', async () => {
    answer({ '/api/session/proof': 'unauthorized' })
    await expect(open()).rejects.toThrow(CookiesBlocked)
  })

  it('fails if it is not known whether a code is needed', async () => {
    answer({ '/api/session/proof': 'store_unavailable' })
    await expect(open()).rejects.toMatchObject({ code: 'store_unavailable' })
  })
})
