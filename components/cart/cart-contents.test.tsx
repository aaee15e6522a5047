/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { cartStore } from '@/lib/cart/cart-store'
import { AddToCart } from './add-to-cart'
import { CartContents } from './cart-contents'
import { CartLink } from './cart-link'

const catalogue = [
  { id: 'a', name: 'Preset A', price: 490 },
  { id: 'b', name: 'Preset B', price: 690 },
]
const texts = {
  loading: 'Wird geladen',
  emptyTitle: 'Leer',
  emptyText: 'Nichts darin',
  choose: 'Presets ansehen',
  items: 'Presets im Warenkorb',
  remove: 'Entfernen',
  removed: 'entfernt.',
  unavailable: 'nicht mehr erhältlich',
  unavailableHint: 'Zählt nicht.',
  total: 'Summe',
  priceNote: 'inkl. MwSt.',
  checkout: 'Zur Kasse',
  chooseMore: 'Weitere Presets ansehen',
}
const showCart = () => render(<CartContents catalogue={catalogue} texts={texts} />)

beforeEach(() => cartStore.clear())

describe('the cart page', () => {
  it('leads to the catalogue while the cart is empty', () => {
    showCart()
    expect(screen.getByRole('heading', { name: 'Leer' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Presets ansehen' })).toHaveAttribute('href', '/presets')
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull()
  })

  it('shows today’s names and prices, and keeps them', () => {
    cartStore.add({ id: 'a', name: 'Alter Name', price: 1 })
    cartStore.add({ id: 'b', name: 'Preset B', price: 690 })
    showCart()
    const rows = within(screen.getByRole('list', { name: 'Presets im Warenkorb' })).getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(/Preset A.*4,90/)
    expect(screen.getByText('Summe').parentElement).toHaveTextContent('11,80')
    expect(screen.getByText('inkl. MwSt.')).toBeVisible()
    expect(cartStore.items()).toEqual(catalogue)
  })

  it('marks what is not sold any more, leaves it out of the sum, and lets it be removed', async () => {
    cartStore.add({ id: 'gone', name: 'Altes Preset', price: 990 })
    showCart()
    expect(screen.getByText('nicht mehr erhältlich')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen: Altes Preset' }))
    expect(screen.getByRole('heading', { name: 'Leer' })).toBeVisible()
  })

  it('says what was removed and hands the focus on', async () => {
    catalogue.forEach(cartStore.add)
    showCart()
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen: Preset A' }))
    expect(screen.getByRole('status')).toHaveTextContent('Preset A: entfernt.')
    expect(screen.getByRole('button', { name: 'Entfernen: Preset B' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen: Preset B' }))
    expect(screen.getByRole('link', { name: 'Presets ansehen' })).toHaveFocus()
  })

  it('claims neither items nor emptiness on the server', () => {
    cartStore.add({ id: 'a', name: 'Preset A', price: 490 })
    const html = renderToString(<CartContents catalogue={catalogue} texts={texts} />)
    expect(html).toContain('Wird geladen')
    expect(html).not.toMatch(/Preset A|Leer/)
  })
})

describe('the button of a preset', () => {
  it('becomes the way to the cart, says so, and keeps the focus', async () => {
    render(
      <AddToCart
        item={{ id: 'a', name: 'Preset A', price: 490 }}
        texts={{ add: 'In den Warenkorb', goToCart: 'Zum Warenkorb', added: 'Preset A liegt im Warenkorb.' }}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }))
    const link = screen.getByRole('link', { name: 'Zum Warenkorb' })
    expect(link).toHaveAttribute('href', '/warenkorb')
    expect(link).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Preset A liegt im Warenkorb.')
    expect(cartStore.items()).toEqual([{ id: 'a', name: 'Preset A', price: 490 }])
  })
})

describe('the link to the cart', () => {
  it('tells how many items wait there', () => {
    catalogue.forEach(cartStore.add)
    render(<CartLink label="Warenkorb" countLabel="Anzahl:" />)
    expect(screen.getByRole('link', { name: 'Warenkorb, Anzahl: 2' })).toHaveTextContent('2')
  })

  it('tells no number while the cart is empty', () => {
    render(<CartLink label="Warenkorb" countLabel="Anzahl:" />)
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toHaveTextContent(/^Warenkorb$/)
  })
})
