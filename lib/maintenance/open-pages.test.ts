import { isOpenPage } from './lock'

describe('a locked shop', () => {
  it.each([
    '/vertrag-widerrufen',
    '/impressum',
    '/agb',
    '/bestellung/order_1',
    '/bestellung/order_1/vertrag',
    '/abbestellen',
    '/anmelden',
    '/anmelden/bestaetigen',
    '/anmelden/neues-passwort',
    '/anmelden/neue-adresse',
    '/einladung',
    '/konto/zweiter-faktor',
  ])('still answers %s', (path) => {
    expect(isOpenPage(path)).toBe(true)
  })

  it.each([
    '/',
    '/wartung',
    '/presets',
    '/kasse',
    '/impressum/x',
    '/anmelden/x',
    '/konto',
    '/konto/x',
    '/bestellung',
    '/bestellung/a/b',
    '/bestellung/a/vertrag/b',
    '/bestellung-finden',
    '/admin',
  ])('does not answer %s', (path) => {
    expect(isOpenPage(path)).toBe(false)
  })
})
