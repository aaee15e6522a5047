import fc from 'fast-check'
import { valuesOf } from './entry-values'

const read = (text?: string) => {
  const { fields, isCut } = valuesOf(text)
  return { fields: Object.fromEntries(fields), isCut }
}

it.each([
  [undefined, {}],
  ['null', {}],
  ['"admin"', { '': 'admin' }],
  ['true', { '': true }],
  ['{"status":"paid","amount":500}', { status: 'paid', amount: 500 }],
])('reads %s', (text, fields) => {
  expect(read(text)).toEqual({ fields, isCut: false })
})

it.each([
  ['{"name":"Ta, \\"kt\\"","filters":{"a":{"type":"PK",…', { name: 'Ta, "kt"' }],
  ['{"name":"cut o…', {}],
  ['"a long text…', {}],
])('reads the complete fields of %s', (text, fields) => {
  expect(read(text)).toEqual({ fields, isCut: true })
})

it('never reads a truncated value as another one', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (record, length) => {
      const text = JSON.stringify(record)
      const cut = text.slice(0, length % text.length)
      for (const [name, value] of valuesOf(`${cut}…`).fields)
        if (name !== '') expect(value).toEqual(valuesOf(text).fields.get(name))
    }),
  )
})
