import { parseForm } from './form'

it('parses groups, lists and lists of groups', () => {
  const form =
    'mode=payment&line_items[0][price_data][unit_amount]=499&line_items[1][quantity]=2&metadata[a%20b]=%C3%A4&expand[]=x&expand[]=y'
  expect(parseForm(form)).toEqual({
    mode: 'payment',
    line_items: [{ price_data: { unit_amount: '499' } }, { quantity: '2' }],
    metadata: { 'a b': 'ä' },
    expand: ['x', 'y'],
  })
})

it.each(['[a]=1', 'a[=1', 'a]b=1', 'a[b]c=1', `a${'[b]'.repeat(8)}=1`])('refuses the name in %s', (form) => {
  expect(() => parseForm(form)).toThrow('unknown parameter')
})

it.each(['a=1&a[b]=2', 'a[b]=2&a=1'])('refuses what is both a value and a group: %s', (form) => {
  expect(() => parseForm(form)).toThrow('Invalid form')
})

it('accepts names of JavaScript’s own properties', () => {
  expect(parseForm('__proto__[isAdmin]=1&a=1')).not.toHaveProperty('isAdmin')
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
})
