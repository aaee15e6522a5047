import { act, render, screen } from '@testing-library/react'
import { AffiliateTracking } from './affiliate-tracking'
import type { BannerVariant } from './banner-frame'
import { sampleTexts as texts, sampleVisit } from './testing/samples'

const HOUR = 3_600_000
const VISIT = sampleVisit.timestamp

/** The tab's visit is looked up once per page load, so every test shows the same one. */
sessionStorage.setItem('affiliateTracking', JSON.stringify(sampleVisit))

const banner = () => screen.queryByRole('complementary', { name: texts.title })
const waitUntil = (moment: number) => act(() => jest.advanceTimersByTimeAsync(moment - Date.now()))

async function showTracking(variant: BannerVariant) {
  render(<AffiliateTracking span="24 Stunden" variant={variant} />)
  // The banner is loaded when it is needed.
  await screen.findByRole('complementary')
}

beforeEach(() => jest.useFakeTimers({ now: VISIT + HOUR }))
afterEach(() => jest.useRealTimers())

describe('the banner of a visit', () => {
  it.each([
    ['corner', 'Kopieren'],
    ['top', 'Link kopieren'],
  ] as const)('in the variant %s has the button %s', async (variant, button) => {
    await showTracking(variant)
    expect(screen.getByRole('button', { name: button })).toBeVisible()
  })

  it('disappears from an open page once the visit is 24 hours old', async () => {
    await showTracking('corner')
    await waitUntil(VISIT + 24 * HOUR - 1)
    expect(banner()).toBeVisible()
    await waitUntil(VISIT + 24 * HOUR)
    expect(banner()).toBeNull()
  })

  it('disappears when a tab is shown again after the visit has expired', async () => {
    await showTracking('corner')
    jest.setSystemTime(VISIT + 24 * HOUR)
    expect(banner()).toBeVisible()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(banner()).toBeNull()
  })
})
