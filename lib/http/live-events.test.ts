import { readLiveEvent } from './live-events'

describe('readLiveEvent', () => {
  it('gives what the shop sends', () => {
    const user = { uid: 'u1', email: 'kundin@example.com', displayName: 'Käthe' }
    expect(readLiveEvent.user(user)).toEqual(user)
    expect(readLiveEvent.user(null)).toBeNull()
    expect(readLiveEvent.settings({ maintenance: true, turboMode: false })).toEqual({
      maintenance: true,
      turboMode: false,
    })
    expect(readLiveEvent.lock({ locked: true })).toEqual({ locked: true })
    const roles = { admin: true, support: true, partner: false }
    expect(readLiveEvent.roles(roles)).toEqual(roles)
    expect(readLiveEvent.avatar({ value: 'crown' })).toEqual({ value: 'crown' })
    expect(readLiveEvent.order({ changes: 2 })).toEqual({ changes: 2 })
  })

  it.each([null, 'x', 7, {}, { locked: 'yes', changes: '1', value: 2, uid: 3, maintenance: 1 }])(
    'takes nothing else for granted: %j',
    (data) => {
      expect(readLiveEvent.user(data)).toBeNull()
      expect(readLiveEvent.settings(data)).toEqual({ maintenance: false, turboMode: false })
      expect(readLiveEvent.lock(data)).toEqual({ locked: false })
      expect(readLiveEvent.roles(data)).toEqual({ admin: false, support: false, partner: false })
      expect(readLiveEvent.avatar(data)).toEqual({ value: null })
      expect(readLiveEvent.order(data)).toEqual({ changes: 0 })
      expect(readLiveEvent.orders(data)).toEqual({ version: null })
    },
  )
})
