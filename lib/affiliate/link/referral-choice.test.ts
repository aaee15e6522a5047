/** @jest-environment jsdom */
import { keepReferralChoice, onReferralChoice, referralChoice } from './referral-choice'

const fromElsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

describe('the choice about partners’ links', () => {
  beforeEach(() => localStorage.clear())

  it('is null at first, and for a stored value that the shop did not write', () => {
    expect(referralChoice()).toBeNull()
    localStorage.setItem('affiliateConsent', 'yes')
    expect(referralChoice()).toBeNull()
  })

  it('is stored under its documented key, and can be changed', () => {
    keepReferralChoice('granted')
    expect(localStorage.getItem('affiliateConsent')).toBe('granted')
    keepReferralChoice('refused')
    expect(referralChoice()).toBe('refused')
  })

  it('is reported when it changes, here or in another tab, but not when repeated', () => {
    const listener = jest.fn()
    const end = onReferralChoice(listener)
    keepReferralChoice('granted')
    keepReferralChoice('granted')
    expect(listener).toHaveBeenCalledTimes(1)
    fromElsewhere('affiliateConsent')
    fromElsewhere(null)
    expect(listener).toHaveBeenCalledTimes(3)
    fromElsewhere('cart')
    end()
    keepReferralChoice('refused')
    fromElsewhere('affiliateConsent')
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('lasts as long as the page if storage is blocked', () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    keepReferralChoice('refused')
    expect(referralChoice()).toBe('refused')
    storage.mockRestore()
  })
})
