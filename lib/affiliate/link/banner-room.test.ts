/** @jest-environment jsdom */
import { BANNER_ROOM, CLOSED_KEY, giveUpBannerRoom } from './banner-room'
import { CONSENT_KEY, TRACKING_KEY } from './stored-referral'

/** Whether space is reserved once a page at this address begins to load. */
function keepsRoom(address: string): boolean {
  window.history.replaceState(null, '', address)
  const script = document.createElement('script')
  script.textContent = BANNER_ROOM
  document.head.append(script)
  return document.documentElement.hasAttribute('data-banner-room')
}

describe('the space for the banner', () => {
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
    giveUpBannerRoom()
  })

  it.each(['/?ref=NOVA10', '/presets?suche=x&affiliate=NOVA10', '/p/NOVA10'])(
    'is reserved at %s',
    (address) => {
      expect(keepsRoom(address)).toBe(true)
    },
  )

  it('is reserved on every page of an ongoing visit', () => {
    sessionStorage.setItem(TRACKING_KEY, '{}')
    expect(keepsRoom('/warenkorb')).toBe(true)
  })

  it('is not reserved for other visitors', () => {
    expect(keepsRoom('/?preference=dunkel')).toBe(false)
  })

  it.each(['/kasse', '/bestellung/order_1?token=x', '/admin/bestellungen'])(
    'is not reserved at %s',
    (address) => {
      sessionStorage.setItem(TRACKING_KEY, '{}')
      expect(keepsRoom(address)).toBe(false)
    },
  )

  it('is not reserved once the banner has been closed', () => {
    localStorage.setItem(CONSENT_KEY, 'granted')
    sessionStorage.setItem(CLOSED_KEY, 'true')
    expect(keepsRoom('/?ref=NOVA10')).toBe(false)
  })

  it('is not reserved after refusal, but after consent', () => {
    localStorage.setItem(CONSENT_KEY, 'refused')
    expect(keepsRoom('/?ref=NOVA10')).toBe(false)
    localStorage.setItem(CONSENT_KEY, 'granted')
    expect(keepsRoom('/?ref=NOVA10')).toBe(true)
  })

  it('is reserved above the header for the consent question', () => {
    const roomAt = (address: string) => keepsRoom(address) && document.documentElement.dataset.bannerRoom
    expect(roomAt('/?ref=NOVA10')).toBe('question')
    sessionStorage.setItem(CLOSED_KEY, 'true')
    expect(roomAt('/p/NOVA10')).toBe('question')
    sessionStorage.removeItem(CLOSED_KEY)
    document.cookie = 'affiliate_assumed=true; path=/'
    expect(roomAt('/?ref=NOVA10')).toBe('')
    document.cookie = 'affiliate_assumed=; path=/; max-age=0'
    localStorage.setItem(CONSENT_KEY, 'granted')
    expect(roomAt('/?ref=NOVA10')).toBe('')
    localStorage.removeItem(CONSENT_KEY)
    sessionStorage.setItem(TRACKING_KEY, '{}')
    expect(roomAt('/presets')).toBe('')
  })

  it('is reserved above the header for the card on a phone, too', () => {
    localStorage.setItem(CONSENT_KEY, 'granted')
    jest.spyOn(window, 'matchMedia').mockReturnValueOnce(Object.assign(matchMedia(''), { matches: true }))
    expect(keepsRoom('/?ref=NOVA10')).toBe(true)
    expect(document.documentElement.dataset.bannerRoom).toBe('above')
    expect(keepsRoom('/?ref=NOVA10')).toBe(true)
    expect(document.documentElement.dataset.bannerRoom).toBe('')
  })

  it('is released', () => {
    keepsRoom('/?ref=NOVA10')
    giveUpBannerRoom()
    expect(document.documentElement.hasAttribute('data-banner-room')).toBe(false)
  })
})
