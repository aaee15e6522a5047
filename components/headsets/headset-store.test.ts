import { parseChosen } from './headset-store'

it('reads the choice that a page has written', () => {
  expect(parseChosen('{"id":"hyperx-cloud-ii","name":"HyperX Cloud II"}')).toEqual({
    id: 'hyperx-cloud-ii',
    name: 'HyperX Cloud II',
  })
})

it.each([null, 'null', '', '{broken', '[]', '7', '{"id":"../x","name":"X"}', '{"id":"a","name":""}'])(
  'reads %s as no headset',
  (text) => {
    expect(parseChosen(text)).toBeNull()
  },
)
