import { keyText } from '@/lib/core/text/text-key'
import { visitOf } from './visit-of'

const SHOP = 'spielklang.example'
const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', host: SHOP }

function seen(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const url = new URL(path, `https://${SHOP}`)
  return visitOf({ method, url, headers: new Headers({ ...opened, ...headers }) })
}

describe('visitOf', () => {
  it.each([
    ['an address that was typed', '/', {}, 'direkt'],
    [
      'a link elsewhere',
      '/',
      { referer: 'https://www.youtube.com/', 'sec-fetch-site': 'cross-site' },
      'youtube.com',
    ],
    ['a link with a mark', '/?utm_source=News-Letter', {}, 'news-letter'],
    ['a mark that is none', '/?utm_source=%3Cscript%3E', {}, 'direkt'],
    ['a mark that is called like no source', '/?utm_source=direkt', {}, 'direkt'],
  ])('counts %s as a visit', (_, path, headers, source) => {
    const visit = seen(path, headers)
    expect(visit).toMatchObject({ page: 'start' })
    expect(keyText(visit?.source ?? '')).toBe(source)
  })

  it('stores nothing about the visitor', () => {
    const headers = { 'user-agent': 'Mozilla/5.0', cookie: 'session=1', 'x-peer-address': '203.0.113.7' }
    expect(seen('/presets/stille-sohle?ref=NOVA10', headers)).toEqual({
      page: 'preset',
      slug: 'stille-sohle',
      source: 'direkt',
    })
  })

  it.each([
    ['a link within the shop', '/presets', { 'sec-fetch-site': 'same-origin' }],
    ['the way back from a payment page', '/bestellung/order_1', { 'sec-fetch-site': 'cross-site' }],
    ['a link followed by the page itself', '/presets', { 'x-page-data': '1', 'next-url': '/' }],
  ])('counts %s as a page view without a visit', (_, path, headers) => {
    const visit = seen(path, headers)
    expect(visit).not.toBeNull()
    expect(visit?.source).toBeUndefined()
  })

  it.each([
    ['a page loaded again', '/', { 'cache-control': 'max-age=0' }],
    ['a page brought up to date', '/abstimmen', { 'x-page-data': '1', 'next-url': '/abstimmen' }],
    ['a page fetched ahead', '/presets', { 'x-page-data': '1', 'x-page-ahead': '1', 'next-url': '/' }],
    ['a page copied for later', '/presets', { 'sec-fetch-dest': 'empty' }],
    ['the desk', '/admin/bestellungen', {}],
    ['a picture', '/presets/stille-sohle/kurve.png', {}],
  ])('does not count %s', (_, path, headers) => expect(seen(path, headers)).toBeNull())

  it('counts no other method', () => expect(seen('/', {}, 'POST')).toBeNull())

  it.each([
    ['', 'elsewhere.example', undefined],
    ['https://elsewhere.example/a?b=c', 'elsewhere.example', 'elsewhere~2Eexample'],
    [`https://${SHOP}/`, SHOP, undefined],
  ])('uses the referrer %j if the browser does not say what it fetches', (referer, _, source) => {
    const headers = new Headers({ host: SHOP, accept: 'text/html', referer })
    const visit = visitOf({ method: 'GET', url: new URL(`https://${SHOP}/`), headers })
    expect(visit).toEqual({
      page: 'start',
      ...(referer === '' ? { source: 'direkt' } : source ? { source } : {}),
    })
  })

  it('counts invented addresses as one page', () => {
    const names = Array.from({ length: 100 }, (_, index) => seen(`/made-up-${index}`)?.page)
    expect(new Set(names)).toEqual(new Set(['other']))
  })
})
