import { parseChosen } from './headset-store'

const chosen = { id: 'hyperx-cloud-ii', name: 'HyperX Cloud II' }

it('reads the choice that a page has written', () => {
  expect(parseChosen(chosen)).toEqual(chosen)
})

it.each([null, '', 'none', [], 7, { ...chosen, id: '../x' }, { ...chosen, name: '' }])(
  'reads %j as no headset',
  (value) => {
    expect(parseChosen(value)).toBeNull()
  },
)
