/** @jest-environment jsdom */
import { lookupHeader, lookupService } from './ip-lookup'

const SERVICE = 'https://ip.example/?form="json", please;'

/** Sets the navigation entries of the browser, which jsdom lacks. */
function noteOpening(entries: object[]): void {
  const value = (type: string) => (type === 'navigation' ? entries : [])
  Object.defineProperty(performance, 'getEntriesByType', { value, configurable: true })
}

describe('the look-up service that the server names', () => {
  it('is in a header that no text can break out of', () => {
    expect(lookupHeader(SERVICE)).toBe(
      'ip_lookup;desc="https%3A%2F%2Fip.example%2F%3Fform%3D%22json%22%2C%20please%3B"',
    )
  })

  it('is read back unchanged', () => {
    const lookup = { name: 'ip_lookup', description: encodeURIComponent(SERVICE) }
    noteOpening([{ serverTiming: [{ name: 'total', description: '1' }, lookup] }])
    expect(lookupService()).toBe(SERVICE)
  })

  it.each([
    ['the server said nothing', [{ serverTiming: [] }]],
    ['the browser hides it', [{}]],
    ['the browser knows no navigation', []],
  ])('is missing if %s', (_, entries) => {
    noteOpening(entries)
    expect(lookupService()).toBeNull()
  })
})
