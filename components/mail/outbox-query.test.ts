import { outboxAddress, readOutboxQuery, type OutboxQuery } from './outbox-query'

it.each<OutboxQuery>([
  { status: 'failed', mailsBefore: undefined, tasksBefore: undefined },
  { status: 'waiting', mailsBefore: 'mail_1780308000000_aaaaaaaaaaaaaaaa', tasksBefore: undefined },
  { status: 'sent', mailsBefore: undefined, tasksBefore: 'task_1780308000000_aaaaaaaaaaaaaaaa' },
])('an address leads to what it was made for: %j', (query) => {
  const address = new URL(outboxAddress(query, 'mails'), 'https://shop.example')
  expect(readOutboxQuery(Object.fromEntries(address.searchParams))).toEqual(query)
})

it('is the plain address for what was refused', () => {
  expect(outboxAddress({ status: 'failed' }, 'tasks')).toBe('/admin/postausgang#tasks')
})

it.each([{ stand: 'nirgends' }, { stand: ['wartend'] }, { vor: 'a/b' }, { 'aufgaben-vor': ['a'] }])(
  'takes %j for nothing',
  (params) => {
    expect(readOutboxQuery(params)).toEqual(readOutboxQuery({}))
  },
)
