/** @jest-environment jsdom */
import { keepReferralChoice, onReferralChoice, referralChoice } from './referral-choice'

const fromElsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

describe('what a visitor has said about partners’ links', () => {
  beforeEach(() => localStorage.clear())

  it('is nothing before, nor after something that the shop has not written', () => {
    expect(referralChoice()).toBeNull()
    localStorage.setItem('affiliateConsent', 'yes')
    expect(referralChoice()).toBeNull()
  })

  it('is kept under its documented key, and can be changed', () => {
    keepReferralChoice('granted')
    expect(localStorage.getItem('affiliateConsent')).toBe('granted')
    keepReferralChoice('refused')
    expect(referralChoice()).toBe('refused')
  })

  it('is told when it changes, here or in another tab, but not when it is said twice', () => {
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

  it('lives as long as the page without a storage', () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    keepReferralChoice('refused')
    expect(referralChoice()).toBe('refused')
    storage.mockRestore()
  })
})
