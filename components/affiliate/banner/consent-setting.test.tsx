import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import messages from '@/messages/de.json'
import { ConsentSetting } from './consent-setting'

const { settingTitle, ...consent } = messages.affiliate.consent
const texts = { ...consent, title: settingTitle }

function show(deletion: () => Promise<object>) {
  Object.assign(globalThis, { fetch: deletion })
  render(<ConsentSetting />, { wrapper: WithTexts })
  return userEvent.setup()
}
const state = () => screen.getByRole('status')
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))

describe('the consent setting on the privacy page', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.setItem('affiliateTracking', '{}')
  })

  it('shows the choice, and lets the visitor change it', async () => {
    const user = show(() => Promise.resolve({ ok: true, status: 204 }))
    expect(state()).toHaveTextContent(texts.undecided)
    await press(user, 'Zulassen')
    expect(state()).toHaveTextContent(texts.granted)
    expect(sessionStorage).toHaveLength(1)
    await press(user, 'Ablehnen')
    expect(state()).toHaveTextContent(texts.refused)
    expect(sessionStorage).toHaveLength(0)
  })

  it('warns that the cookie is left until it can be deleted', async () => {
    const answers = [Promise.reject(new TypeError('no answer')), Promise.resolve({ ok: true, status: 204 })]
    const user = show(() => answers.shift() ?? Promise.reject(new Error('one call too many')))
    await press(user, 'Ablehnen')
    expect(state()).toHaveTextContent(texts.cookieLeft)
    expect(localStorage.getItem('affiliateConsent')).toBe('refused')
    await press(user, 'Ablehnen')
    expect(state()).toHaveTextContent(texts.refused)
  })
})
