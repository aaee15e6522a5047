import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shared } from '@/lib/core/shared'
import { owner, setCurrentOwner } from '@/lib/legal/current-owner'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { eventually } from '@/lib/store/contract/eventually'
import type { Store } from '@/lib/store/store'
import { treeValue } from '@/lib/store/tree-value'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { loadOwner, watchOwner } from './watch-owner'

/** Distinguishes the pages that are published from all others. */
const publishedKey = () => shared('catalog', () => ({ keyOfAnswer: () => '' })).keyOfAnswer()

describe('the owner of the running shop', () => {
  const store = temporaryStore()
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
  const away = { ...({} as Store), subscribe: () => () => undefined }
  const write = (value: object | null) => store().update({ 'setup/owner': treeValue(value) })

  beforeEach(() => setCurrentOwner(sampleOwner))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is the sample until one is stored, after which pages are rendered again with the stored one', async () => {
    await watchOwner(store(), folder)
    expect(owner()).toEqual(sampleOwner)
    const ofSample = publishedKey()
    await write(realOwner)
    await eventually(() => expect(owner()).toEqual(realOwner))
    const ofReal = publishedKey()
    expect(ofReal).not.toBe(ofSample)
    await write({ ...realOwner, vat: { mode: 'small-business' } })
    await eventually(() => expect(owner().vat).toEqual({ mode: 'small-business' }))
    expect(publishedKey()).not.toBe(ofReal)
    await write(realOwner)
    await eventually(() => expect(publishedKey()).toBe(ofReal))
  })

  it('is the last one that this machine saw while the store is unavailable', async () => {
    await write(realOwner)
    await watchOwner(store(), folder)
    setCurrentOwner(sampleOwner)
    void watchOwner(away, folder)
    expect(owner()).toEqual(realOwner)
  })

  it('stays unchanged while the stored one is unreadable, also after a restart', async () => {
    await write(realOwner)
    await watchOwner(store(), folder)
    await write({ ...realOwner, email: 'broken' })
    await write({ ...realOwner, email: 'broken', city: 'Lübeck' })
    await eventually(async () => expect(await store().get('setup/owner/city')).toBe('Lübeck'))
    expect(owner()).toEqual(realOwner)
    setCurrentOwner(sampleOwner)
    await watchOwner(store(), folder)
    expect(owner()).toEqual(realOwner)
  })

  it('is the sample again once a command has removed it, and leaves no local copy', async () => {
    await write(realOwner)
    await watchOwner(store(), folder)
    await write(null)
    await eventually(() => expect(owner()).toEqual(sampleOwner))
    const other = { ...realOwner, city: 'Lübeck' }
    setCurrentOwner(other)
    void watchOwner(away, folder)
    expect(owner()).toEqual(other)
  })

  it('can be loaded by a command, which fails if it is unreadable', async () => {
    await loadOwner(store())
    expect(owner()).toEqual(sampleOwner)
    await write(realOwner)
    await loadOwner(store())
    expect(owner()).toEqual(realOwner)
    await write({ name: 'broken' })
    await expect(loadOwner(store())).rejects.toThrow('invalid_type')
  })
})
