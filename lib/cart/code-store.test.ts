/** @jest-environment jsdom */
import { appliedCode, codeStore } from './code-store'

const nova = { code: 'NOVA10', percent: 10 }

it('keeps the code of a cart under a separate key', () => {
  codeStore.write(nova)
  expect(localStorage.getItem('cart.code')).toBe('{"code":"NOVA10","percent":10}')
  expect(codeStore.read()).toEqual(nova)
})

it.each([null, '', [], { code: '', percent: 1 }, { code: 'A' }, { code: 7, percent: 1 }])(
  'rejects %j as a code',
  (value) => expect(appliedCode(value)).toBeNull(),
)

it.each([-1, 101, NaN, '10'])('rejects a discount of %j percent', (percent) =>
  expect(appliedCode({ code: 'NOVA10', percent })).toBeNull(),
)
