import { keptName, kindOf, orderPageOf } from './kind-of'

const ORDER = '/bestellung/order_1'
const FILE = '/api/orders/order_1/files/tarkov-stille-sohle/alles.zip'
const at = (address: string) => new URL(address, 'https://shop.example')

describe('the cache key of an address', () => {
  it.each([
    ['/', 'shop'],
    ['/presets', 'shop'],
    ['/presets/tarkov-stille-sohle', 'shop'],
    [ORDER, 'order'],
    [FILE, 'file'],
  ])('%s is of the kind %s', (path, kind) => expect(kindOf(path)).toBe(kind))

  it.each([
    '/warenkorb',
    '/kasse',
    '/konto',
    '/anmelden',
    '/partner',
    '/admin',
    '/admin/presets',
    '/wartung',
    '/hilfe',
    '/presets/tarkov-stille-sohle/kurve.png',
    '/bestellung/order_1/vertrag',
    '/bestellung-finden',
    '/api/orders/order_1',
    '/api/orders/order_1/invoice',
    '/api/account',
    '/api/live',
    '/api/orders/order_1/files/tarkov-stille-sohle',
  ])('%s is not cached', (path) => expect(kindOf(path)).toBeNull())

  it('is the same for a page of the shop, whatever its query', () => {
    expect(keptName(at('/presets?suche=tarkov#liste'))).toBe('/presets')
    expect(keptName(at('/?ref=NOVA10'))).toBe('/')
    expect(keptName(at('/presets?token=x'))).toBe('/presets')
  })

  it('includes the access key of an order', () => {
    expect(keptName(at(`${ORDER}?token=a-b_c&x=1`))).toBe(`${ORDER}?token=a-b_c`)
    expect(keptName(at(`${FILE}?token=`))).toBe(FILE)
    expect(keptName(at(ORDER))).toBe(ORDER)
  })

  it('differs for an adapted file', () => {
    expect(keptName(at(`${FILE}?token=a&staerke=kraeftig`))).toBe(`${FILE}?token=a&staerke=kraeftig`)
    expect(keptName(at(`${FILE}?token=a&headset=x`))).toBe(`${FILE}?token=a&headset=x`)
    expect(keptName(at(`${FILE}?token=&headset=x`))).toBe(`${FILE}?headset=x`)
    expect(keptName(at(`${FILE}?token=a`))).toBe(`${FILE}?token=a`)
  })

  it('gives the page that a file belongs to', () => {
    expect(keptName(orderPageOf(at(`${FILE}?token=abc`)))).toBe(`${ORDER}?token=abc`)
    expect(keptName(orderPageOf(at(`${FILE}?token=`)))).toBe(ORDER)
  })
})
