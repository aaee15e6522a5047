import { render, screen } from '@testing-library/react'
import { compiledTexts } from './compiled-texts'
import { TextsProvider } from './texts-provider'
import { useTranslations } from './use-translations'

const TREE = {
  cart: {
    total: 'Summe',
    items: '{count, plural, one {# Preset} other {# Presets}} von <b>{name}</b>',
  },
}

function Cart() {
  const t = useTranslations('cart')
  const count = 2
  return (
    <>
      <h2>{t('total')}</h2>
      <p>{t.rich('items', { count, name: 'Kira', b: (name) => <strong>{name}</strong> })}</p>
    </>
  )
}

const show = (messages: object) =>
  render(
    <TextsProvider messages={messages}>
      <TextsProvider messages={compiledTexts(TREE, ['cart.items'])}>
        <Cart />
      </TextsProvider>
    </TextsProvider>,
  )

describe('a text in the browser', () => {
  it('is found in the page or around it, with its values and elements', () => {
    show(compiledTexts(TREE, ['cart.total']))
    expect(screen.getByRole('heading')).toHaveTextContent('Summe')
    expect(screen.getByText(/Presets/)).toHaveTextContent('2 Presets von Kira')
    expect(screen.getByText('Kira').tagName).toBe('STRONG')
  })

  it('is compiled into plain objects, as React passes no others to the browser', () => {
    const { cart } = Object(compiledTexts(TREE, ['cart.items']))
    expect(JSON.parse(JSON.stringify(cart))).toStrictEqual(cart)
  })

  it('throws an error with its name if it is missing', () => {
    // React also logs the thrown error.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => show({})).toThrow('missing in messages/de.json: cart.total')
  })
})
