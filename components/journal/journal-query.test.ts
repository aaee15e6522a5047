import { journalAddress, readJournalQuery, type JournalQuery } from './journal-query'

it.each<JournalQuery>([
  { act: undefined, actor: undefined, subject: undefined, before: undefined },
  { act: 'settings-changed', actor: undefined, subject: undefined, before: 'journal_1780308000000_a' },
  { act: 'data-set', actor: 'command line', subject: 'orders/order_1/note & more', before: undefined },
])('an address leads to what it was made for: %j', (query) => {
  const address = new URL(journalAddress(query), 'https://shop.example')
  expect(readJournalQuery(Object.fromEntries(address.searchParams))).toEqual(query)
})

it('is the plain address for everything', () => {
  expect(journalAddress({})).toBe('/admin/protokoll#journal')
})

it.each([{ was: 'nothing' }, { was: ['data-set'] }, { wer: '' }, { wozu: 'x'.repeat(801) }, { vor: 'a/b' }])(
  'takes %j for nothing',
  (params) => {
    expect(readJournalQuery(params)).toEqual(readJournalQuery({}))
  },
)
