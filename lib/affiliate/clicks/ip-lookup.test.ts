/** @jest-environment jsdom */
import { lookupHeader, lookupService } from './ip-lookup'
import { setServerTiming } from '../testing/set-server-timing'

const SERVICE = 'https://ip.example/?form="json", please;'

describe('the look-up service that the server names', () => {
  it('stands in a header that no text can break out of', () => {
    expect(lookupHeader(SERVICE)).toBe(
      'ip_lookup;desc="https%3A%2F%2Fip.example%2F%3Fform%3D%22json%22%2C%20please%3B"',
    )
  })

  it('is read as it was meant', () => {
    setServerTiming({ total: '1', ip_lookup: SERVICE })
    expect(lookupService()).toBe(SERVICE)
  })

  it.each([
    ['the server said nothing', [{ serverTiming: [] }]],
    ['the browser hides it', [{}]],
    ['the browser knows no navigation', []],
  ])('is none where %s', (_, entries) => {
    Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true })
    expect(lookupService()).toBeNull()
  })
})
