import { readServerEvent } from './server-events'

describe('readServerEvent', () => {
  it('parses what the shop sends', () => {
    const user = { uid: 'u1', email: 'kundin@example.com', displayName: 'Käthe' }
    expect(readServerEvent.user(user)).toEqual(user)
    expect(readServerEvent.user(null)).toBeNull()
    const settings = {
      maintenance: true,
      turboMode: false,
      waitingShown: true,
      moneyBack: true,
      maintenanceNote: 'Bis 18 Uhr',
    }
    expect(readServerEvent.settings(settings)).toEqual(settings)
    expect(readServerEvent.lock({ locked: true })).toEqual({ locked: true })
    const roles = { admin: true, support: true, accounting: true, partner: false }
    expect(readServerEvent.roles(roles)).toEqual(roles)
    expect(readServerEvent.avatar({ value: 'crown' })).toEqual({ value: 'crown' })
    expect(readServerEvent.order({ changes: 2 })).toEqual({ changes: 2 })
  })

  it.each([null, 'x', 7, {}, { locked: 'yes', changes: '1', value: 2, uid: 3, maintenance: 1 }])(
    'falls back to safe defaults for malformed data: %j',
    (data) => {
      expect(readServerEvent.user(data)).toBeNull()
      const off = {
        maintenance: false,
        turboMode: false,
        waitingShown: false,
        moneyBack: false,
        maintenanceNote: '',
      }
      expect(readServerEvent.settings(data)).toEqual(off)
      expect(readServerEvent.lock(data)).toEqual({ locked: false })
      expect(readServerEvent.roles(data)).toEqual({
        admin: false,
        support: false,
        accounting: false,
        partner: false,
      })
      expect(readServerEvent.avatar(data)).toEqual({ value: null })
      expect(readServerEvent.order(data)).toEqual({ changes: 0 })
      expect(readServerEvent.orders(data)).toEqual({ version: null })
    },
  )
})
