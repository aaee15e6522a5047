/** @jest-environment jsdom */
import { pageHint, serverTiming } from './page-hints'
import { setPageHints } from './testing/set-page-hints'

const SERVICE = 'https://ip.example/?form="json", please;'

describe('what the server tells a page', () => {
  it('is one header that no text can break out of', () => {
    expect(serverTiming({ referral_consent: 'ask', ip_lookup: SERVICE })).toBe(
      'referral_consent;desc="ask", ip_lookup;desc="https%3A%2F%2Fip.example%2F%3Fform%3D%22json%22%2C%20please%3B"',
    )
  })

  it('is read as it was meant', () => {
    setPageHints({ referral_consent: 'assume', ip_lookup: SERVICE })
    expect(pageHint('referral_consent')).toBe('assume')
    expect(pageHint('ip_lookup')).toBe(SERVICE)
  })

  it.each([
    ['the server said nothing', [{ serverTiming: [] }]],
    ['the browser hides it', [{}]],
    ['the browser knows no navigation', []],
  ])('is nothing where %s', (_, entries) => {
    Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true })
    expect(pageHint('referral_consent')).toBeNull()
  })
})
