import { AT_HAND, filesOf, readPageNews } from './read-pages'

const FILE = '/api/orders/order_1/files/tarkov-stille-sohle'

describe('the files of a page', () => {
  it('are the scripts, styles and fonts that its tags name, each once', () => {
    const html = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>
      <link rel="preload" as="font" href="/_next/static/media/f.woff2"/><script src="/_next/static/a.js" async=""></script>
      <script src="/_next/static/a.js"></script></head><body><a href="/presets">x</a>
      <script>push("src=\\"/_next/static/cut-off</script><script src="https://elsewhere.example/x.js"></script></body></html>`
    expect(filesOf(html)).toEqual({
      assets: ['/_next/static/a.css', '/_next/static/media/f.woff2', '/_next/static/a.js'],
      downloads: [],
      copies: [],
    })
  })

  it('include those of a paid order, and which of them may be copied', () => {
    const html = `<a href="${FILE}/alles.zip?token=a&amp;x=1" ${AT_HAND}="">x</a><a class="b" href="${FILE}/LIESMICH.txt?token=a">y</a>
      <a href="/api/orders/order_1/invoice?token=a">z</a>`
    expect(filesOf(html)).toEqual({
      assets: [],
      downloads: [`${FILE}/alles.zip?token=a&x=1`, `${FILE}/LIESMICH.txt?token=a`],
      copies: [`${FILE}/alles.zip?token=a&x=1`],
    })
  })
})

describe('a message of a page to the worker', () => {
  it.each([{ seen: '/presets' }, { user: null }, { user: 'uid' }, { lock: { locked: true, at: 1 } }])(
    'is parsed: %j',
    (news) => expect(readPageNews(news)).toEqual(news),
  )

  it.each([undefined, null, 'seen', 7, { seen: 7, user: 7, lock: true }, { lock: { locked: 'yes', at: 1 } }])(
    'is ignored if it is malformed: %j',
    (data) => expect(readPageNews(data)).toEqual({}),
  )
})
