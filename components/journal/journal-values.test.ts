import { formatRate } from '@/lib/affiliate/sales/commission'
import { formatCents } from '@/lib/core/money'
import { changedValues } from './journal-values'

it('names each field with what it was and what it is', () => {
  const before = JSON.stringify({ maintenance: false, amount: 500, unknown: 'x' })
  const after = JSON.stringify({ maintenance: true, commissionRate: 12.5, nested: { status: 'accepted' } })
  expect(changedValues({ before, after })).toEqual([
    { name: 'Wartung', before: 'nein', after: 'ja' },
    { name: 'Betrag', before: formatCents(500), after: undefined },
    { name: 'unknown', before: 'x', after: undefined },
    { name: 'Provision', before: undefined, after: formatRate(12.5) },
    { name: 'nested, Stand', before: undefined, after: 'angenommen' },
  ])
})

it.each([
  [{ before: 'null', after: '"admin"' }, [{ name: '', before: undefined, after: 'Admin' }]],
  [{ before: '{"a":"cut…', after: 'null' }, [{ name: '', before: '{"a":"cut…', after: undefined }]],
  [{ before: '{}', after: '{}' }, []],
  [{}, []],
])('reads %j', (entry, values) => {
  expect(changedValues(entry)).toEqual(values)
})
