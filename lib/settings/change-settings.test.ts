import { journalEntries } from '@/lib/journal/testing/entries'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { changeSettings } from './change-settings'
import { getSettings } from './data'

describe('settings that somebody changes', () => {
  const store = temporaryStore()
  const subject = 'settings'

  it('stand in the journal as they were and as they become, once however often it is pressed', async () => {
    const press = () => changeSettings(store(), { maintenance: true, turboMode: true }, 'admin a')
    await Promise.all([press(), press(), press()])
    await press()
    const on = { actor: 'admin a', subject, before: { maintenance: false }, after: { maintenance: true } }
    expect(await journalEntries(store(), 'settings-changed')).toEqual([on])
    await changeSettings(store(), { maintenance: false }, 'server secret')
    const off = {
      subject,
      actor: 'server secret',
      before: { maintenance: true },
      after: { maintenance: false },
    }
    expect(await journalEntries(store(), 'settings-changed')).toEqual([off, on])
    expect(await getSettings(store())).toMatchObject({ maintenance: false, turboMode: true, changes: 2 })
  })

  it('end as the last of several says, with an entry of each that has changed something', async () => {
    const presses = [true, false, true, false].map((turboMode) =>
      changeSettings(store(), { turboMode }, 'admin a'),
    )
    await Promise.all(presses)
    const entries = await journalEntries(store(), 'settings-changed')
    const { turboMode, changes = 0 } = await getSettings(store())
    expect(entries).toHaveLength(changes)
    expect(entries[0]?.after ?? { turboMode: true }).toEqual({ turboMode })
  })
})
