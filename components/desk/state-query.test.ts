import { stateQuery } from './state-query'

describe('the address of a list with a tab for each state', () => {
  const { read, addressOf } = stateQuery('/admin/widerrufe', ['received', 'accepted', 'rejected'], {
    received: 'offen',
    accepted: 'angenommen',
    rejected: 'abgelehnt',
  })

  it.each([
    [{}, '/admin/widerrufe'],
    [{ stand: 'angenommen' }, '/admin/widerrufe?stand=angenommen'],
    [{ stand: 'abgelehnt', vor: 'withdrawal_1' }, '/admin/widerrufe?stand=abgelehnt&vor=withdrawal_1'],
    [{ vor: 'withdrawal_1' }, '/admin/widerrufe?vor=withdrawal_1'],
  ])('says what %j says', (params, address) => expect(addressOf(read(params))).toBe(address))

  it.each([{ stand: 'alle' }, { stand: ['angenommen'] }, { vor: 'a/b' }])('leaves out %j', (params) => {
    expect(addressOf(read(params))).toBe('/admin/widerrufe')
  })
})
