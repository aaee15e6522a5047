import { rolesFrom } from '@/lib/account/signed-in-user'
import { partsFor } from './desk-parts'

const seenBy = (roles: Parameters<typeof rolesFrom>[0], hasPayouts: boolean) =>
  partsFor(rolesFrom(roles), hasPayouts).flatMap(({ parts }) => parts)

describe('the parts of the desk', () => {
  it('show accounting what it reads for the books, and support what helps buyers', () => {
    expect(seenBy({ accounting: true }, true)).toEqual(['orders', 'providerPayouts', 'payouts', 'procedure'])
    expect(seenBy({ support: true }, true)).toEqual(['orders', 'customers', 'outbox'])
    expect(seenBy({}, true)).toEqual([])
  })

  it('name payouts of a payment provider only where there are any, or may be', () => {
    expect(seenBy({ admin: true }, true)).toContain('providerPayouts')
    expect(seenBy({ admin: true }, false)).not.toContain('providerPayouts')
    expect(seenBy({ accounting: true }, false)).toEqual(['orders', 'payouts', 'procedure'])
  })
})
