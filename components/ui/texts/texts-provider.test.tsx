import { render, screen } from '@testing-library/react'
import { useTranslations } from 'next-intl'
import { TextsProvider } from './texts-provider'

function Menu() {
  return <p>{useTranslations('admin.frame')('menu')}</p>
}

const show = (messages: object) =>
  render(
    <TextsProvider messages={messages}>
      <Menu />
    </TextsProvider>,
  )

describe('a text in the browser', () => {
  it('is provided by its page', () => {
    show({ admin: { frame: { menu: 'Menü' } } })
    expect(screen.getByText('Menü')).toBeInTheDocument()
  })

  it.each([
    ['in its place', { admin: { frame: {} } }],
    ['with its place', {}],
  ])('throws an error with its name if it is missing %s', (_, messages) => {
    // React also logs the thrown error.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => show(messages)).toThrow('missing in messages/de.json: admin.frame.menu')
  })
})
