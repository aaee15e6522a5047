import { rolesFrom } from '@/lib/account/desk-roles'
import { partsFor } from './desk-parts'

const seenBy = (roles: Parameters<typeof rolesFrom>[0], hasPayouts: boolean) =>
  partsFor(rolesFrom(roles), hasPayouts).flatMap(({ parts }) => parts)

describe('the parts of the desk', () => {
  it('show accounting and support only what their role needs', () => {
    expect(seenBy({ accounting: true }, true)).toEqual(['orders', 'providerPayouts', 'payouts', 'procedure'])
    expect(seenBy({ support: true }, true)).toEqual(['orders', 'customers', 'outbox'])
    expect(seenBy({}, true)).toEqual([])
  })

  it('include provider payouts only if the shop may have any', () => {
    expect(seenBy({ admin: true }, true)).toContain('providerPayouts')
    expect(seenBy({ admin: true }, false)).not.toContain('providerPayouts')
    expect(seenBy({ accounting: true }, false)).toEqual(['orders', 'payouts', 'procedure'])
  })
})
