import { shared } from '@/lib/core/shared'
import { eventually } from '@/lib/store/contract/eventually'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { currentSettings, onSettings } from './current-settings'
import { watchSettings } from './watch-settings'

describe('watchSettings', () => {
  const store = temporaryStore()

  it('follows the settings, and enables turbo mode at a start if it was never set', async () => {
    expect(currentSettings()).toBeNull()
    const heard: boolean[] = []
    watchSettings(store())
    const stop = onSettings(({ maintenance }) => heard.push(maintenance))
    await eventually(async () => expect(await store().get('settings/turboMode')).toBe(true))
    await store().update({ 'settings/turboMode': false, 'settings/maintenance': true })
    await eventually(() => expect(currentSettings()).toMatchObject({ maintenance: true, turboMode: false }))
    await store().update({ 'settings/maintenance': null })
    await eventually(() => expect(heard.at(-1)).toBe(false))
    expect(await store().get('settings/turboMode')).toBe(false)
    stop()
  })

  it('keeps the owner’s choice of turbo mode after a restart', async () => {
    await store().update({ 'settings/turboMode': false })
    Object.assign(
      shared('settings', () => ({})),
      { current: null },
    )
    watchSettings(store())
    await eventually(() => expect(currentSettings()).toMatchObject({ turboMode: false }))
    await eventually(async () => expect(await store().get('settings/unlocksVoidBefore')).not.toBeNull())
    expect(await store().get('settings/turboMode')).toBe(false)
  })

  it('voids unlocks when maintenance ends', async () => {
    watchSettings(store())
    await eventually(() => expect(currentSettings()?.unlocksVoidBefore).toBeGreaterThan(0))
    const before = currentSettings()?.unlocksVoidBefore ?? 0
    await store().update({ 'settings/maintenance': true, 'settings/voidedUnlocks/1780308000000': true })
    await eventually(() => expect(currentSettings()?.voidedUnlocks).toEqual({ 1780308000000: true }))
    await store().update({ 'settings/maintenance': false })
    await eventually(() => expect(currentSettings()?.unlocksVoidBefore).toBeGreaterThan(before))
    expect(await store().get('settings/voidedUnlocks')).toBeNull()
  })
})
