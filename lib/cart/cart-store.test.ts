/** @jest-environment jsdom */
import { createCartStore } from './cart-store'

const a = { id: 'a', name: 'Preset A', price: 490 }
const b = { id: 'b', name: 'Preset B', price: 690 }

/** Mimics another tab: it writes to storage, and the browser notifies this one. */
function writeInOtherTab(text: string) {
  localStorage.setItem('cart', text)
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: text }))
}

const storedCart = (): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null')

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

describe('the cart', () => {
  it('is restored after a reload', () => {
    createCartStore().add(a)
    expect(createCartStore().items()).toEqual([a])
  })

  it('ignores an id that it already contains', () => {
    const cart = createCartStore()
    cart.add(a)
    cart.add({ ...a, name: 'anders', price: 1 })
    expect(cart.items()).toEqual([a])
  })

  it('restores an item at its former position, or at the end of a shorter list', () => {
    const cart = createCartStore()
    cart.add(a)
    cart.add(b)
    cart.remove('a')
    cart.add(a, 0)
    expect(cart.items()).toEqual([a, b])
    cart.remove('b')
    cart.add(b, 7)
    expect(storedCart()).toEqual([a, b])
  })

  it('merges updated fields and leaves the others alone', () => {
    const cart = createCartStore()
    cart.add(a)
    cart.add(b)
    cart.update('a', { price: 590 })
    expect(storedCart()).toEqual([{ ...a, price: 590 }, b])
  })

  it('changes nothing when an unknown id is updated or removed', () => {
    const cart = createCartStore()
    cart.add(a)
    cart.update('b', { price: 1 })
    cart.remove('b')
    expect(storedCart()).toEqual([a])
  })

  it('removes single items, and all when cleared', () => {
    const cart = createCartStore()
    cart.add(a)
    cart.add(b)
    cart.remove('a')
    expect(storedCart()).toEqual([b])
    cart.clear()
    expect(storedCart()).toEqual([])
  })

  it('returns the same list object until something changes', () => {
    const cart = createCartStore()
    cart.add(a)
    expect(cart.items()).toBe(cart.items())
  })
})

describe('two tabs', () => {
  it('show the same cart', () => {
    const cart = createCartStore()
    const listener = jest.fn()
    cart.subscribe(listener)
    writeInOtherTab(JSON.stringify([b]))
    expect(cart.items()).toEqual([b])
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('keep an item that the other one has just added', () => {
    const cart = createCartStore()
    cart.add(a)
    localStorage.setItem('cart', JSON.stringify([a, b]))
    cart.remove('a')
    expect(storedCart()).toEqual([b])
  })

  it('are empty when the other one deletes all stored data', () => {
    const cart = createCartStore()
    cart.subscribe(jest.fn())
    cart.add(a)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(cart.items()).toEqual([])
  })

  it('are in sync again when a page is restored from history', () => {
    const cart = createCartStore()
    cart.subscribe(jest.fn())
    cart.add(a)
    localStorage.setItem('cart', JSON.stringify([b]))
    window.dispatchEvent(new Event('pageshow'))
    expect(cart.items()).toEqual([b])
  })

  it('no longer notify after the last unsubscribe', () => {
    const cart = createCartStore()
    const listener = jest.fn()
    cart.subscribe(listener)()
    writeInOtherTab(JSON.stringify([b]))
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('a faulty storage', () => {
  it('with a broken text: the cart is empty, and the text is backed up before it is overwritten', () => {
    localStorage.setItem('cart', '{"kaputt')
    const cart = createCartStore()
    expect(cart.items()).toEqual([])
    expect(localStorage.getItem('cart.broken')).toBeNull()
    cart.add(a)
    expect(localStorage.getItem('cart.broken')).toBe('{"kaputt')
    expect(storedCart()).toEqual([a])
  })

  it('that is full: the cart is kept in memory', () => {
    const cart = createCartStore()
    cart.add(a)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    cart.add(b)
    cart.add(b)
    expect(cart.items()).toEqual([a, b])
    cart.remove('a')
    expect(cart.items()).toEqual([b])
  })

  it('that is blocked: the cart is kept in memory', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    const cart = createCartStore()
    cart.add(a)
    expect(cart.items()).toEqual([a])
  })

  it('that has room again: the next change is stored', () => {
    const cart = createCartStore()
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    cart.add(a)
    setItem.mockRestore()
    cart.add(b)
    expect(storedCart()).toEqual([a, b])
  })
})
