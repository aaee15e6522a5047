import { keptList, keptListAddress } from './public-lists'

const addressOf = (path: string, isSignedIn = false) =>
  keptListAddress(new URL(path, 'https://shop.example'), isSignedIn)

describe('the list of suggestions that is kept for everybody', () => {
  it.each([
    ['/abstimmen', '/abstimmen/offen'],
    ['/abstimmen?stand=in-arbeit', '/abstimmen/in-arbeit'],
    ['/abstimmen?stand=erschienen&ref=NOVA10', '/abstimmen/erschienen'],
    ['/abstimmen?stand=verborgen', '/abstimmen/offen'],
  ])('is for %s that at %s', (path, kept) => {
    expect(addressOf(path)).toBe(kept)
    expect(keptList(kept)).toBeDefined()
  })

  it.each([
    '/abstimmen?suche=',
    '/abstimmen?vor=00000001!9',
    '/abstimmen?art=headset',
    '/abstimmen/offen',
    '/',
  ])('is none for %s', (path) => expect(addressOf(path)).toBeNull())

  it('is none for who is signed in', () => {
    expect(addressOf('/abstimmen', true)).toBeNull()
  })

  it.each(['/abstimmen', '/abstimmen/verborgen', '/abstimmen/x'])('is not kept under %s', (address) => {
    expect(keptList(address)).toBeUndefined()
  })
})
