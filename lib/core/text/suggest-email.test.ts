import { suggestEmail } from './suggest-email'

describe('suggestEmail', () => {
  it.each([
    ['kim@gmial.com', 'kim@gmail.com'],
    ['kim@gmx.ed', 'kim@gmx.de'],
    [' kim@t-onlin.de ', 'kim@t-online.de'],
    ['kim@web', 'kim@web.de'],
  ])('corrects %s to %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
  })

  it.each(['kim@gmx.de', 'kim@gmx.at', 'kim@gmail.de', 'kim@firma.de', 'kim@mail.de', 'unsinn', 'kim@', ''])(
    'suggests nothing for %j',
    (typed) => {
      expect(suggestEmail(typed)).toBeNull()
    },
  )
})
