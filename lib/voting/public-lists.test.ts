import { keptList, keptListAddress } from './public-lists'

const addressOf = (path: string, isSignedIn = false) =>
  keptListAddress(new URL(path, 'https://shop.example'), isSignedIn)

describe('the cached list of suggestions', () => {
  it.each([
    ['/abstimmen', '/abstimmen/offen'],
    ['/abstimmen?stand=in-arbeit', '/abstimmen/in-arbeit'],
    ['/abstimmen?stand=erschienen&ref=NOVA10', '/abstimmen/erschienen'],
    ['/abstimmen?stand=verborgen', '/abstimmen/offen'],
  ])('has for %s the address %s', (path, kept) => {
    expect(addressOf(path)).toBe(kept)
    expect(keptList(kept)).toBeDefined()
  })

  it.each([
    '/abstimmen?suche=',
    '/abstimmen?vor=00000001!9',
    '/abstimmen?art=headset',
    '/abstimmen/offen',
    '/',
  ])('has no address for %s', (path) => expect(addressOf(path)).toBeNull())

  it('has no address when signed in', () => {
    expect(addressOf('/abstimmen', true)).toBeNull()
  })

  it.each(['/abstimmen', '/abstimmen/verborgen', '/abstimmen/x'])('is not found under %s', (address) => {
    expect(keptList(address)).toBeUndefined()
  })
})
