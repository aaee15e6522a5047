import { journalEntries } from '@/lib/journal/testing/entries'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { changeSettings } from './change-settings'
import { getSettings } from './data'

describe('changes of settings', () => {
  const store = temporaryStore()
  const subject = 'settings'

  it('are journalled with both values, once even if submitted repeatedly', async () => {
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

  it('end, when concurrent, with the value of the last one, and one journal entry for each effective one', async () => {
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
