import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { countVariableChanges, variablesChanged } from './data'
import { addressRefusal, keepAddress } from './shop-address'

const LIVE = 'https://klangwerk-nord.de'
const LOCAL = 'http://localhost:3000'

describe('a start on the data of a shop', () => {
  const store = temporaryStore()
  const reason = async (address: string, areOthersRunning = false) =>
    (await addressRefusal(store(), address, areOthersRunning))?.reason ?? null

  it.each([
    // What it was started with last, the new address, whether another process runs, the refusal.
    [LIVE, LIVE, true, null],
    [LIVE, LIVE, false, null],
    [LIVE, '', false, 'otherAddress'],
    [LIVE, LOCAL, false, 'otherAddress'],
    [LIVE, 'https://probe.klangwerk-nord.de', true, 'otherAddress'],
    [LIVE, 'https://probe.klangwerk-nord.de', false, 'otherAddress'],
    ['', LIVE, false, null],
    ['', LIVE, true, 'addressInUse'],
    ['', '', true, null],
    [LOCAL, LIVE, false, null],
    [LOCAL, 'http://localhost:3001', true, 'addressInUse'],
    [LOCAL, '', false, null],
  ])(
    'with the address %j is, as %j and with another process: %j, refused: %j',
    async (known, address, isOther, refusal) => {
      await keepAddress(store(), known)
      expect(await reason(address, isOther)).toBe(refusal)
    },
  )

  it('may have the address that the owner has set at the desk since', async () => {
    await keepAddress(store(), LIVE)
    const count = await countVariableChanges(store())
    await store().update(variablesChanged(count, { PUBLIC_ORIGIN: 'https://klangwerk.de' }, {}).changes)
    expect(await reason('https://klangwerk.de')).toBeNull()
  })
})
