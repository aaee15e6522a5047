import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from '@/lib/core/env'
import { readPdf } from '@/lib/invoices/testing/read-pdf'
import { listEntries } from '@/lib/journal/data'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { backupKey } from './copies/backup-key'
import { isKeyKept, keepSheet, keySheet } from './key-sheet'

describe('the sheet with the key of the copies', () => {
  const store = temporaryStore()
  const before = { ...env() }
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-key-'))

  beforeEach(() => Object.assign(env(), { DATA_DIR: folder, BACKUP_PLACE: '/mnt/kopie' }))
  afterAll(() => {
    Object.assign(env(), before, { BACKUP_PLACE: undefined })
    rmSync(folder, { recursive: true })
  })

  const acts = async () => (await listEntries(store(), { limit: 10 })).entries.map(({ act }) => act)

  it('is a page with key, place and command, whose loading is in the journal', async () => {
    const { content, ...file } = await keySheet(store(), 'uid1', false)
    expect(file).toEqual({ name: 'schluessel-der-kopie.pdf', contentType: 'application/pdf' })
    const { pages } = await readPdf(Buffer.from(content))
    const [text = '', ...others] = pages
    expect(others).toEqual([])
    expect(text).toMatch(/Stand: .+ Uhr\. Wer/)
    expect(text.replace(/\s/g, '')).toContain(backupKey(env()))
    expect(text).toContain('/mnt/kopie')
    expect(await acts()).toEqual(['backup-key-loaded'])
  })

  it('is in no journal when a browser only asks whether it may be loaded', async () => {
    expect(await keySheet(store(), 'uid1', true)).toMatchObject({ content: '' })
    expect(await acts()).toEqual([])
  })

  it('is not shown again once the owner has put it away, which is recorded once', async () => {
    expect(await isKeyKept(store())).toBe(false)
    await keepSheet(store(), 'uid1')
    await keepSheet(store(), 'uid2')
    expect(await isKeyKept(store())).toBe(true)
    expect(await acts()).toEqual(['backup-key-kept'])
    await expect(keySheet(store(), 'uid1', false)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('does not exist without a place for copies', async () => {
    env().BACKUP_PLACE = undefined
    await expect(keySheet(store(), 'uid1', false)).rejects.toMatchObject({ code: 'not_found' })
  })
})
