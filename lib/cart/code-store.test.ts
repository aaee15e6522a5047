/** @jest-environment jsdom */
import { appliedCode, codeStore, storedCode } from './code-store'

const nova = { code: 'NOVA10', percent: 10 }

describe('the code of a cart', () => {
  beforeEach(() => codeStore.set(null))
  afterEach(() => jest.restoreAllMocks())

  it('is kept under a key of its own, and told to whoever listens', () => {
    const listener = jest.fn()
    const stop = codeStore.subscribe(listener)
    codeStore.set(nova)
    expect(localStorage.getItem('cart.code')).toBe('{"code":"NOVA10","percent":10}')
    expect(storedCode(codeStore.text())).toEqual(nova)
    expect(listener).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart.code' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(listener).toHaveBeenCalledTimes(2)
    codeStore.set(null)
    expect(localStorage.getItem('cart.code')).toBeNull()
    stop()
  })

  it('lives as long as the page where nothing can be stored', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    codeStore.set(nova)
    expect(storedCode(codeStore.text())).toEqual(nova)
    codeStore.set(null)
    expect(codeStore.text()).toBeNull()
  })

  it.each([null, '', '{', 'null', '[]', '{"code":"","percent":1}', '{"code":"A"}', '{"code":7,"percent":1}'])(
    'is none where %j is stored',
    (text) => expect(storedCode(text)).toBeNull(),
  )

  it.each([-1, 101, NaN, '10'])('takes off no %j percent', (percent) =>
    expect(appliedCode({ code: 'NOVA10', percent })).toBeNull(),
  )
})
