import { profileEmptied } from '@/lib/account/data'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { ownHeadsetSchema } from './schema'
import { chooseHeadset, ownHeadset } from './own-headset'

describe('the headset of an account', () => {
  const store = temporaryStore()

  it('is null at first, can be chosen, and can be removed', async () => {
    expect(await ownHeadset(store(), 'one')).toBeNull()
    await chooseHeadset(store(), 'one', 'hyperx-cloud-ii')
    const headset = await ownHeadset(store(), 'one')
    expect(ownHeadsetSchema.parse({ headset })).toEqual({
      headset: { id: 'hyperx-cloud-ii', name: 'HyperX Cloud II' },
    })
    expect(await ownHeadset(store(), 'two')).toBeNull()
    await chooseHeadset(store(), 'one', null)
    expect(await ownHeadset(store(), 'one')).toBeNull()
  })

  it('must exist, and is deleted with the account', async () => {
    await expect(chooseHeadset(store(), 'one', 'nie-gebaut')).rejects.toMatchObject({
      code: 'headset_not_found',
    })
    await chooseHeadset(store(), 'one', 'hyperx-cloud-ii')
    await store().update(profileEmptied('one'))
    expect(await store().get('users/one/headset')).toBeNull()
  })
})
