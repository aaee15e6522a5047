import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsentQuestion } from './consent-question'
import { sampleTexts as texts } from './testing/samples'

const question = () => screen.queryByRole('complementary', { name: 'Partnerlink' })
const button = (name: string) => screen.getByRole('button', { name })

function ask() {
  render(
    <>
      <main tabIndex={-1} />
      <ConsentQuestion span="72 Stunden" />
    </>,
  )
  return userEvent.setup()
}

describe('the consent question for a partner’s link', () => {
  beforeEach(() => localStorage.clear())

  it('says what is stored and for how long, and links the privacy policy', () => {
    ask()
    expect(question()).toHaveTextContent(/Partnerlink 72 Stunden lang speichern und den Besuch zählen\?/)
    expect(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute(
      'href',
      '/datenschutz#partnerlinks',
    )
    expect(localStorage).toHaveLength(0)
  })

  it('gives both answers the same look', () => {
    ask()
    expect(button('Zulassen').className).toBe(button('Ablehnen').className)
  })

  it.each([
    ['Zulassen', 'granted'],
    ['Ablehnen', 'refused'],
  ])('closes on %s, remembers the choice, and moves the focus to the page', async (name, choice) => {
    const user = ask()
    await user.click(button(name))
    expect(question()).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(localStorage.getItem('affiliateConsent')).toBe(choice)
  })

  it('stores nothing if it is closed without an answer', async () => {
    const user = ask()
    await user.click(button(texts.close))
    expect(question()).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })
  describe('left unanswered', () => {
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

    it('is reported once, with only the partner’s code, even if it was closed', async () => {
      const user = ask()
      await user.click(button('Hinweis schließen'))
      leave()
      leave()
      expect(told).toEqual([['/api/affiliate/unanswered', '{"code":"NOVA10"}']])
    })

    it.each(['Zulassen', 'Ablehnen'])('is not reported after %s', async (name) => {
      const user = ask()
      await user.click(button(name))
      leave()
      expect(told).toEqual([])
    })
  })
})
