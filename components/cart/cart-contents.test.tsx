import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import { Toaster } from '@/components/ui/toasts/toaster'
import { cartStore } from '@/lib/cart/cart-store'
import { AddToCart } from './add-to-cart'
import { CartContents } from './cart-contents'
import { CartLink } from './cart-link'

const offerOf = (id: string, name: string, price: number) => ({
  id,
  name,
  price,
  game: `Spiel zu ${name}`,
  platforms: ['windows'] as const,
  filters: [],
  scenes: [],
  palette: { '--palette-ground': '#fff', '--palette-ink': '#000', '--palette-accent': '#000' } as const,
})
const offers = [offerOf('a', 'Preset A', 490), offerOf('b', 'Preset B', 690)]
const items = offers.map(({ id, name, price }) => ({ id, name, price }))
const bundles = [{ id: 'paar', name: 'Paar', price: 900, presetIds: ['a', 'b'] }]
const notes = { methods: ['vorkasse'] as const, priceNote: 'inkl. MwSt.', moneyBack: '' }
const showCart = (sold: typeof bundles = []) =>
  render(
    <>
      <CartContents catalogue={offers} bundles={sold} {...notes} />
      <Toaster />
    </>,
    { wrapper: WithTexts },
  )
const pressRemove = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `${name} entfernen` }))

beforeEach(() => cartStore.clear())

describe('the cart page', () => {
  it('names the ways to pay before the checkout begins', () => {
    cartStore.add(items[0] ?? { id: '', name: '', price: 0 })
    showCart()
    expect(screen.getByText('Zahlungsarten: Überweisung (Vorkasse).')).toBeVisible()
  })

  it('leads to the catalogue while the cart is empty', () => {
    showCart()
    expect(screen.getByRole('heading', { name: 'Dein Warenkorb ist leer' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Presets ansehen' })).toHaveAttribute('href', '/presets')
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull()
  })

  it('shows current names and prices, and stores them', () => {
    cartStore.add({ id: 'a', name: 'Alter Name', price: 1 })
    cartStore.add({ id: 'b', name: 'Preset B', price: 690 })
    showCart()
    const rows = within(screen.getByRole('list', { name: 'Presets im Warenkorb' })).getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(/Preset A.*Spiel zu Preset A.*4,90/)
    expect(screen.getByText('Gesamtsumme').parentElement).toHaveTextContent('11,80')
    expect(screen.getByText('inkl. MwSt.')).toBeVisible()
    expect(cartStore.items()).toEqual(items)
  })

  it('does not overwrite a price that another tab has stored since', () => {
    items.forEach((item) => cartStore.add(item))
    showCart()
    act(() => cartStore.update('a', { price: 590 }))
    expect(cartStore.items()).toEqual([{ ...items[0], price: 590 }, items[1]])
    expect(screen.getByText('Gesamtsumme').parentElement).toHaveTextContent('11,80')
  })

  it('marks a preset that is no longer sold, excludes it from the total, and links to others', async () => {
    cartStore.add({ id: 'gone', name: 'Altes Preset', price: 990 })
    showCart()
    expect(screen.getByText('Nicht mehr erhältlich')).toBeVisible()
    expect(screen.queryByText('Gesamtsumme')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Andere Presets ansehen' })).toHaveAttribute('href', '/presets')
    await pressRemove('Altes Preset')
    expect(screen.getByRole('heading', { name: 'Dein Warenkorb ist leer' })).toBeVisible()
  })

  it('announces what was removed and moves the focus to the next control', async () => {
    items.forEach((item) => cartStore.add(item))
    showCart()
    await pressRemove('Preset A')
    expect(screen.getByRole('status')).toHaveTextContent('Preset A ist entfernt.')
    expect(screen.getByRole('button', { name: 'Preset B entfernen' })).toHaveFocus()
    await pressRemove('Preset B')
    expect(screen.getByRole('link', { name: 'Presets ansehen' })).toHaveFocus()
  })

  it('restores a removed preset in its place and focuses it', async () => {
    items.forEach((item) => cartStore.add(item))
    showCart()
    await pressRemove('Preset A')
    expect(cartStore.items()).toEqual(items.slice(1))
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    expect(cartStore.items()).toEqual(items)
    expect(screen.getByRole('button', { name: 'Preset A entfernen' })).toHaveFocus()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('offers to complete a bundle, and charges the bundle’s price once it is complete', async () => {
    cartStore.add({ id: 'a', name: 'Preset A', price: 490 })
    showCart(bundles)
    expect(
      screen.getByText(/^Preset B dazu für 4,10\s€ statt 6,90\s€: Dann ist es das Paket „Paar“\.$/),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Paket vervollständigen' }))
    expect(cartStore.items()).toEqual(items)
    expect(screen.queryByRole('heading', { name: 'Passt dazu' })).toBeNull()
    expect(screen.getByText('Paketpreis „Paar“')).toBeVisible()
    expect(screen.getByText(/^9,00\s€$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Preset B entfernen' })).toHaveFocus()
    await pressRemove('Preset B')
    expect(screen.queryByText('Paketpreis „Paar“')).toBeNull()
  })

  it('renders a loading state on the server, and the empty cart only if the browser knows it is empty', () => {
    cartStore.add({ id: 'a', name: 'Preset A', price: 490 })
    const box = document.createElement('div')
    box.innerHTML = renderToString(
      <WithTexts>
        <CartContents catalogue={offers} bundles={bundles} {...notes} />
      </WithTexts>,
    )
    expect(box).toHaveTextContent('Der Warenkorb wird geladen …')
    expect(box).not.toHaveTextContent('Preset A')
    expect(within(box).getByText('Dein Warenkorb ist leer').closest('.hidden')).toHaveClass(
      'in-data-cart-empty:block',
    )
  })
})

describe('the button of a preset', () => {
  it('becomes a link to the cart, announces it, and keeps the focus', async () => {
    render(<AddToCart items={[{ id: 'a', name: 'Preset A', price: 490 }]} />, { wrapper: WithTexts })
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }))
    const link = screen.getByRole('link', { name: 'Zum Warenkorb' })
    expect(link).toHaveAttribute('href', '/warenkorb')
    expect(link).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Preset A liegt im Warenkorb.')
    expect(cartStore.items()).toEqual([{ id: 'a', name: 'Preset A', price: 490 }])
  })
})

describe('the link to the cart', () => {
  it('shows the number of items', () => {
    items.forEach((item) => cartStore.add(item))
    render(<CartLink label="Warenkorb" countLabel="Anzahl:" />)
    expect(screen.getByRole('link', { name: 'Warenkorb, Anzahl: 2' })).toHaveTextContent('2')
  })

  it('shows no number while the cart is empty', () => {
    render(<CartLink label="Warenkorb" countLabel="Anzahl:" />)
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toHaveTextContent(/^Warenkorb$/)
  })
})
