/** @jest-environment jsdom */
import { storedText, storedValue } from './stored-value'

const parse = (value: unknown) => (typeof value === 'number' ? { value } : null)
const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('full or blocked', 'QuotaExceededError')
  })

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

describe.each(['local', 'session'] as const)('a text in %s storage', (area) => {
  const storage = area === 'local' ? localStorage : sessionStorage

  it('is kept for the next page until it is removed', () => {
    storedText('key', area).write('text')
    expect(storage.getItem('key')).toBe('text')
    expect(storedText('key', area).read()).toBe('text')
    storedText('key', area).write(null)
    expect(storage.getItem('key')).toBeNull()
    expect(storedText('key', area).read()).toBeNull()
  })

  it('lasts as long as the page if the storage is full, and overrides the stored text', () => {
    storage.setItem('key', 'old')
    const setItem = refuse('setItem')
    const text = storedText('key', area)
    text.write('new')
    expect(text.read()).toBe('new')
    setItem.mockRestore()
    text.write('newer')
    expect(storage.getItem('key')).toBe('newer')
  })

  it('can be written and removed for the page if the storage is blocked', () => {
    refuse('getItem')
    refuse('setItem')
    refuse('removeItem')
    const text = storedText('key', area)
    expect(text.read()).toBeNull()
    text.write('text')
    expect(text.read()).toBe('text')
    text.write(null)
    expect(text.read()).toBeNull()
  })
})

it('notifies listeners of changes in this and other tabs until they unsubscribe', () => {
  const text = storedText('key', 'local')
  const [first, second] = [jest.fn(), jest.fn()]
  const leave = [text.subscribe(first), text.subscribe(second)]
  text.write('text')
  dispatchEvent(new StorageEvent('storage', { key: 'key' }))
  dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  dispatchEvent(new Event('pageshow'))
  expect(first).toHaveBeenCalledTimes(4)
  leave.forEach((end) => end())
  text.write('again')
  dispatchEvent(new StorageEvent('storage', { key: 'key' }))
  expect(second).toHaveBeenCalledTimes(4)
})

describe('a stored value', () => {
  it('is the same object until its text changes', () => {
    localStorage.setItem('key', '1')
    const stored = storedValue('key', 'local', parse)
    expect(stored.read()).toBe(stored.read())
    localStorage.setItem('key', '2')
    expect(stored.read()).toEqual({ value: 2 })
  })

  it.each(['{', '', 'null', '"text"', '[]'])('is null for %j', (text) => {
    localStorage.setItem('key', text)
    expect(storedValue('key', 'local', parse).read()).toBeNull()
  })

  it('is null if its parser throws', () => {
    localStorage.setItem('key', '1')
    const stored = storedValue('key', 'local', () => {
      throw new Error('unreadable')
    })
    expect(stored.read()).toBeNull()
  })

  it('backs up a broken text before it is overwritten, if asked to', () => {
    localStorage.setItem('key', '{"broken')
    storedValue('key', 'local', parse, true).write({ value: 1 })
    expect(localStorage.getItem('key.broken')).toBe('{"broken')
    storedValue('key', 'local', () => ({}), true).write({})
    expect(localStorage.getItem('key.broken')).toBe('{"broken')
  })
})
