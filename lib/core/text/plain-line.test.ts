import { plainLine } from './plain-line'
import { unprintedIn } from './printed-letters'

const INVISIBLE = '\u200b\u00ad\u2060\ufeff'
const hidden = (text: string) => `${INVISIBLE} ${[...text].join(INVISIBLE)} ${INVISIBLE}`

describe('a line of text', () => {
  it('is stored without invisible characters, except those that join letters and emoji', () => {
    expect(plainLine().parse(hidden('Ada'))).toBe('Ada')
    expect(plainLine().parse(' 👩\u200d🚀 می\u200cخواهم ')).toBe('👩\u200d🚀 می\u200cخواهم')
    expect(plainLine('required').min(1, 'required').safeParse(INVISIBLE).error?.issues[0]?.message).toBe(
      'required',
    )
  })

  it.each(['a\nb', 'a\u0000b', 'a\u202eb', 'a\u2028b'])('is not %j', (text) => {
    expect(plainLine().safeParse(text).error?.issues[0]?.message).toBe('control_characters')
  })
})

it.each([
  ['Ромашка ООО, Nguyễn, Größe & Łódź, Ελένη, Қайрат – 5 €', []],
  ['Nguye\u0302\u0303n', []],
  ['東京東', ['東', '京']],
  ['a\u200bb', ['\u200b']],
])('%j has the letters %j that documents cannot print', (text, letters) => {
  expect(unprintedIn(text)).toEqual(letters)
})
