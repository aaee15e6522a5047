import { withdrawalStates } from './withdrawal-query'

describe('the address of the withdrawals', () => {
  it.each([
    [{}, '/admin/widerrufe'],
    [{ stand: 'angenommen' }, '/admin/widerrufe?stand=angenommen'],
    [{ stand: 'abgelehnt', vor: 'withdrawal_1' }, '/admin/widerrufe?stand=abgelehnt&vor=withdrawal_1'],
    [{ vor: 'withdrawal_1' }, '/admin/widerrufe?vor=withdrawal_1'],
  ])('says what %j says', (params, address) => {
    expect(withdrawalStates.addressOf(withdrawalStates.read(params))).toBe(address)
  })

  it.each([{ stand: 'alle' }, { stand: ['angenommen'] }, { vor: 'a/b' }])('leaves out %j', (params) => {
    expect(withdrawalStates.addressOf(withdrawalStates.read(params))).toBe('/admin/widerrufe')
  })
})
