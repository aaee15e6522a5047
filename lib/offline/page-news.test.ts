import { readPageNews } from './page-news'

describe('what a page tells the worker', () => {
  it.each([{ seen: '/presets' }, { user: null }, { user: 'uid' }, { lock: { locked: true, at: 1 } }])(
    'is read: %j',
    (news) => expect(readPageNews(news)).toEqual(news),
  )

  it.each([undefined, null, 'seen', 7, { seen: 7, user: 7, lock: true }, { lock: { locked: 'yes', at: 1 } }])(
    'is nothing where it is something else: %j',
    (data) => expect(readPageNews(data)).toEqual({}),
  )
})
