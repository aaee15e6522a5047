import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepTrackingRecord, keepReferralChoice } from '@/lib/affiliate/link/stored-referral'
import { codeStore } from '@/lib/cart/code-store'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import messages from '@/messages/de.json'
import { useTracking } from '../banner/start-tracking'
import { PartnerOffer } from './partner-offer'

const DOES = 'KIRA bekommt einen Anteil. Du zahlst nicht mehr.'

/** The shop's answers: the discount of the link by the visit that the browser names, the discount of a code, and a new visit. */
const answers: Record<string, unknown> = {
  '/api/discounts?trackingId=track_1780308000000_aaaaaaaaaaaaaaaa': { code: 'NOVA10', percent: 10 },
  '/api/discounts?trackingId=track_1780308000000_bbbbbbbbbbbbbbbb': { code: 'KIRA', percent: 15 },
  '/api/discounts/KIRA': { code: 'KIRA', percent: 15 },
}
const visit = (affiliateCode: string, letter: string) => ({
  affiliateCode,
  trackingId: `track_1780308000000_${letter.repeat(16)}`,
  timestamp: Date.now(),
})
const fetch = jest.fn(async (address: string) => {
  const body = address === '/api/affiliate/clicks' ? visit('KIRA', 'b') : answers[address]
  return { ok: true, status: 200, json: async () => body ?? null }
})
const calls = () => fetch.mock.calls.map(([address]) => address)

const openPage = () =>
  act(async () => void render(<PartnerOffer code="KIRA" does={DOES} />, { wrapper: WithTexts }))
const redeem = () => screen.queryByRole('button', { name: 'Code KIRA einlösen' })
const typedCode = () => codeStore.read()?.code

beforeEach(async () => {
  Object.assign(globalThis, { fetch })
  // jsdom has no resource timing, in which the page's look-up service stands.
  Object.assign(performance, { getEntriesByType: () => [] })
  history.replaceState(null, '', '/p/KIRA')
  sessionStorage.clear()
  // A page starts one visit per answer of the visitor; this ends the visit of the previous test.
  keepReferralChoice('refused')
  renderHook(useTracking).unmount()
  localStorage.clear()
  fetch.mockClear()
})

describe('a partner’s page', () => {
  it('offers the code without promising a discount while another partner’s visit applies', async () => {
    keepReferralChoice('granted')
    keepTrackingRecord(visit('NOVA10', 'a'))
    await openPage()
    expect(screen.getByText('Zurzeit gilt bei dir NOVA10. Ein eingelöster Code geht vor.')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/erhalten|abgezogen|15/)
    expect(calls()).not.toContain('/api/affiliate/clicks')

    await userEvent.click(redeem() ?? document.body)
    expect(typedCode()).toBe('KIRA')
    const said = screen.getByText(/^Im Warenkorb steht der Code KIRA\. Der Code KIRA gibt 15\s% Rabatt\.$/)
    expect(said).toHaveFocus()
    expect(redeem()).toBeNull()
  })

  it('states the discount of its own link once the visit is recorded, and records it once', async () => {
    await openPage()
    expect(screen.getByText(DOES)).toBeVisible()
    expect(redeem()).toBeVisible()
    expect(calls()).toEqual([])
    await act(async () => {
      renderHook(useTracking)
      keepReferralChoice('granted')
    })
    expect(screen.getByText(/^Über den Link von KIRA bekommst du 15\s% Rabatt\.$/)).toBeVisible()
    expect(redeem()).toBeNull()
    expect(calls().filter((address) => address === '/api/affiliate/clicks')).toHaveLength(1)
  })

  it('offers the code to a visitor who has already entered another one', async () => {
    codeStore.write({ code: 'SOMMER', percent: 5 })
    keepReferralChoice('granted')
    keepTrackingRecord(visit('KIRA', 'b'))
    await openPage()
    expect(screen.getByText(/^Zurzeit gilt bei dir SOMMER\./)).toBeVisible()
    await userEvent.click(redeem() ?? document.body)
    expect(typedCode()).toBe('KIRA')
  })

  it('says why the code cannot be redeemed, and does not apply it', async () => {
    fetch.mockImplementation(async () => ({
      ok: false,
      status: 409,
      json: async () => ({ error: { code: 'code_inactive', message: messages.errors.code_inactive } }),
    }))
    await openPage()
    await userEvent.click(redeem() ?? document.body)
    expect(screen.getByText(messages.errors.code_inactive)).toBeVisible()
    expect(typedCode()).toBeUndefined()
    expect(redeem()).toBeVisible()
  })
})
