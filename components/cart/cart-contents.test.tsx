import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Toaster } from '@/components/ui/toasts/toaster'
import { cartStore } from '@/lib/cart/cart-store'
import messages from '@/messages/de.json'
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
const texts = {
  loading: 'Wird geladen',
  emptyTitle: 'Leer',
  emptyText: 'Nichts darin',
  choose: 'Presets ansehen',
  compare: 'Presets vergleichen',
  noneLeftTitle: 'Nichts davon ist noch erhältlich',
  noneLeftText: 'Nicht mehr im Angebot.',
  chooseOthers: 'Andere Presets ansehen',
  stepsLabel: 'Schritte',
  steps: ['Warenkorb', 'Kasse', 'Bestellung'],
  items: 'Presets im Warenkorb',
  remove: 'Entfernen',
  removeNamed: 'entfernen',
  removed: 'ist entfernt.',
  undo: 'Rückgängig',
  unavailable: 'nicht mehr erhältlich',
  unavailableHint: 'Zählt nicht.',
  bundle: 'Paketpreis „{name}“',
  fitting: messages.cart.fitting,
  methods: 'Zahlungsarten: Überweisung (Vorkasse).',
  moneyBack: '',
  total: 'Gesamtsumme',
  priceNote: 'inkl. MwSt.',
  checkout: 'Zur Kasse',
  chooseMore: 'Weitere Presets ansehen',
  runsOn: 'Läuft auf Windows.',
  code: { ...messages.cart.code, unknown: messages.errors.code_unknown },
}
const showCart = (sold: typeof bundles = []) =>
  render(
    <>
      <CartContents catalogue={offers} bundles={sold} texts={texts} />
      <Toaster closeLabel="Schließen" />
    </>,
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
    expect(screen.getByRole('heading', { name: 'Leer' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Presets ansehen' })).toHaveAttribute('href', '/presets')
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull()
  })

  it('shows today’s names and prices, and keeps them', () => {
    cartStore.add({ id: 'a', name: 'Alter Name', price: 1 })
    cartStore.add({ id: 'b', name: 'Preset B', price: 690 })
    showCart()
    const rows = within(screen.getByRole('list', { name: 'Presets im Warenkorb' })).getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(/Preset A.*Spiel zu Preset A.*4,90/)
    expect(screen.getByText('Gesamtsumme').parentElement).toHaveTextContent('11,80')
    expect(screen.getByText('inkl. MwSt.')).toBeVisible()
    expect(cartStore.items()).toEqual(items)
  })

  it('leaves alone what a tab with other prices has kept since', () => {
    items.forEach((item) => cartStore.add(item))
    showCart()
    act(() => cartStore.update('a', { price: 590 }))
    expect(cartStore.items()).toEqual([{ ...items[0], price: 590 }, items[1]])
    expect(screen.getByText('Gesamtsumme').parentElement).toHaveTextContent('11,80')
  })

  it('marks what is not sold any more, leaves it out of the sum, and leads to what is', async () => {
    cartStore.add({ id: 'gone', name: 'Altes Preset', price: 990 })
    showCart()
    expect(screen.getByText('nicht mehr erhältlich')).toBeVisible()
    expect(screen.queryByText('Gesamtsumme')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Andere Presets ansehen' })).toHaveAttribute('href', '/presets')
    await pressRemove('Altes Preset')
    expect(screen.getByRole('heading', { name: 'Leer' })).toBeVisible()
  })

  it('says what was removed and hands the focus on', async () => {
    items.forEach((item) => cartStore.add(item))
    showCart()
    await pressRemove('Preset A')
    expect(screen.getByRole('status')).toHaveTextContent('Preset A ist entfernt.')
    expect(screen.getByRole('button', { name: 'Preset B entfernen' })).toHaveFocus()
    await pressRemove('Preset B')
    expect(screen.getByRole('link', { name: 'Presets ansehen' })).toHaveFocus()
  })

  it('puts back what was removed, in its place and with the focus on it', async () => {
    items.forEach((item) => cartStore.add(item))
    showCart()
    await pressRemove('Preset A')
    expect(cartStore.items()).toEqual(items.slice(1))
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    expect(cartStore.items()).toEqual(items)
    expect(screen.getByRole('button', { name: 'Preset A entfernen' })).toHaveFocus()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('offers the bundle that completes what is there, and counts its price once it is whole', async () => {
    cartStore.add({ id: 'a', name: 'Preset A', price: 490 })
    showCart(bundles)
    expect(screen.getByText(/Noch 1 dazu, und es ist das Paket „Paar“: 4,10\s€ mehr/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Paket vervollständigen' }))
    expect(cartStore.items()).toEqual(items)
    expect(screen.queryByRole('heading', { name: 'Passt dazu' })).toBeNull()
    expect(screen.getByText('Paketpreis „Paar“')).toBeVisible()
    expect(screen.getByText(/^9,00\s€$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Preset B entfernen' })).toHaveFocus()
    await pressRemove('Preset B')
    expect(screen.queryByText('Paketpreis „Paar“')).toBeNull()
  })

  it('claims no items on the server, and emptiness only where the browser says so', () => {
    cartStore.add({ id: 'a', name: 'Preset A', price: 490 })
    const box = document.createElement('div')
    box.innerHTML = renderToString(<CartContents catalogue={offers} bundles={bundles} texts={texts} />)
    expect(box).toHaveTextContent('Wird geladen')
    expect(box).not.toHaveTextContent('Preset A')
    expect(within(box).getByText('Leer').closest('.hidden')).toHaveClass('in-data-cart-empty:block')
  })
})

describe('the button of a preset', () => {
  it('becomes the way to the cart, says so, and keeps the focus', async () => {
    render(
      <AddToCart
        items={[{ id: 'a', name: 'Preset A', price: 490 }]}
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
    items.forEach((item) => cartStore.add(item))
    render(<CartLink label="Warenkorb" countLabel="Anzahl:" />)
    expect(screen.getByRole('link', { name: 'Warenkorb, Anzahl: 2' })).toHaveTextContent('2')
  })

  it('tells no number while the cart is empty', () => {
    render(<CartLink label="Warenkorb" countLabel="Anzahl:" />)
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toHaveTextContent(/^Warenkorb$/)
  })
})
