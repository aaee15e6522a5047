import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsentQuestion } from './consent-question'
import { sampleBannerTexts as texts } from './testing/samples'

const question = () => screen.queryByRole('complementary', { name: 'Partnerlink' })
const button = (name: string) => screen.getByRole('button', { name })

function ask() {
  render(
    <>
      <main tabIndex={-1} />
      <ConsentQuestion texts={texts} span="72 Stunden" />
    </>,
  )
  return userEvent.setup()
}

describe('the question whether a partner’s link may be remembered', () => {
  beforeEach(() => localStorage.clear())

  it('says what is kept, for how long, and where more is to be read', () => {
    ask()
    expect(question()).toHaveTextContent(/Partnerlink 72 Stunden lang speichern und den Besuch zählen\?/)
    expect(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute(
      'href',
      '/datenschutz#partnerlinks',
    )
    expect(localStorage).toHaveLength(0)
  })

  it('offers both answers in one look', () => {
    ask()
    expect(button('Zulassen').className).toBe(button('Ablehnen').className)
  })

  it.each([
    ['Zulassen', 'granted'],
    ['Ablehnen', 'refused'],
  ])('goes with %s, which is remembered, and leaves the focus on the page', async (name, choice) => {
    const user = ask()
    await user.click(button(name))
    expect(question()).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(localStorage.getItem('affiliateConsent')).toBe(choice)
  })

  it('keeps nothing when it is closed', async () => {
    const user = ask()
    await user.click(button(texts.close))
    expect(question()).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })
  describe('left open', () => {
    let told: unknown[] = []
    const leave = () => dispatchEvent(new Event('pagehide'))

    beforeEach(() => {
      told = []
      globalThis.fetch = (path, init) => {
        told.push([path, init?.body])
        return Promise.resolve(new Response(null, { status: 204 }))
      }
      history.replaceState(null, '', '/?ref=NOVA10')
    })

    it('is told once, with the partner’s code alone, also where the question was closed', async () => {
      const user = ask()
      await user.click(button('Hinweis schließen'))
      leave()
      leave()
      expect(told).toEqual([['/api/affiliate/unanswered', '{"code":"NOVA10"}']])
    })

    it.each(['Zulassen', 'Ablehnen'])('is not told after %s', async (name) => {
      const user = ask()
      await user.click(button(name))
      leave()
      expect(told).toEqual([])
    })
  })
})
