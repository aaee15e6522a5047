import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newestCatalog } from '@/lib/catalog/current-catalog'
import { databaseFile } from '@/lib/core/data-folder'
import { env, setStoredVariables } from '@/lib/core/env'
import { shared } from '@/lib/core/shared'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { onSettings, setCurrentSettings } from '@/lib/settings/current-settings'
import { startScript, type Child } from '@/lib/store/contract/child'
import { eventually } from '@/lib/store/contract/eventually'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { changeVariables } from './change-variables'
import type { VariablesChange } from './schema'
import { loadVariables, takeLastVariables, unreadableVariables, watchVariables } from './watch-variables'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-copy-'))
afterAll(() => rmSync(folder, { recursive: true }))
const change = (store: Parameters<typeof changeVariables>[0], values: VariablesChange) =>
  changeVariables(store, values, {
    actor: 'admin a',
    owner: sampleOwner,
    admins: () => Promise.resolve([]),
  })

const MAIL = {
  SMTP_HOST: 'mail.klangwerk-nord.de',
  SMTP_USER: 'ida',
  SMTP_PASSWORD: 'geheim',
  MAIL_FROM: 'post@klangwerk-nord.de',
}
describe('the settings of a process', () => {
  const store = temporaryStore()
  afterEach(() => setStoredVariables({}))

  it('follow the owner’s changes, and return to the default when one is removed', async () => {
    await watchVariables(store(), folder)
    await change(store(), { PARTNER_HOLD_DAYS: '14' })
    await eventually(() => expect(env().PARTNER_HOLD_DAYS).toBe(14))
    await change(store(), { PARTNER_HOLD_DAYS: '' })
    await eventually(() => expect(env().PARTNER_HOLD_DAYS).toBe(30))
  })

  it('come from the last local copy until the store responds, in which secrets are encrypted', async () => {
    await watchVariables(store(), folder)
    delete process.env.ADMIN_PIN
    await change(store(), { VISIT_MONTHS: '12', ADMIN_PIN: '471147', ...MAIL })
    const copy = () => readFileSync(join(folder, 'variables.json'), 'utf8')
    await eventually(() => expect(copy()).toContain('klangwerk-nord'))
    await store().update({ 'setup/variables/PUBLIC_ORIGIN': 'https://klangwerk-nord.de' })
    await eventually(() => expect(copy()).toContain('https://klangwerk-nord.de'))
    expect(copy()).not.toMatch(/471147|geheim/)
    setStoredVariables({})
    expect(env().VISIT_MONTHS).not.toBe(12)
    takeLastVariables(folder)
    const { VISIT_MONTHS, PUBLIC_ORIGIN, SMTP_URL } = env()
    expect({ VISIT_MONTHS, PUBLIC_ORIGIN, SMTP_URL }).toEqual({
      VISIT_MONTHS: 12,
      PUBLIC_ORIGIN: 'https://klangwerk-nord.de',
      SMTP_URL: 'smtps://ida:geheim@mail.klangwerk-nord.de:465',
    })
  })

  it('keep their build-time values until the next start', async () => {
    await watchVariables(store(), folder)
    await change(store(), { AFFILIATE_BANNER: 'top', PARTNER_HOLD_DAYS: '14' })
    await eventually(() => expect(env().PARTNER_HOLD_DAYS).toBe(14))
    expect(env().AFFILIATE_BANNER).toBe('corner')
    await loadVariables(store())
    expect(env().AFFILIATE_BANNER).toBe('top')
  })

  it('cause pages to be rendered again when the payment methods change', async () => {
    const key = () => shared('catalog', () => ({ keyOfAnswer: () => '' })).keyOfAnswer()
    await watchVariables(store(), folder)
    const before = key()
    process.env.STRIPE_SECRET_KEY = 'sk_test_klang'
    setStoredVariables({})
    await watchVariables(store(), folder)
    expect(key()).not.toBe(before)
    delete process.env.STRIPE_SECRET_KEY
    setStoredVariables({})
    await watchVariables(store(), folder)
    expect(key()).toBe(before)
  })

  // Open pages hear the note on maintenance together with the settings.
  it('are sent to open pages again when the maintenance note changes', async () => {
    setCurrentSettings({ maintenance: true, turboMode: true, unlocksVoidBefore: 0 })
    const told: unknown[] = []
    await watchVariables(store(), folder)
    const stop = onSettings(() => told.push(env().MAINTENANCE_NOTE))
    await change(store(), { MAINTENANCE_NOTE: 'Um 14 Uhr geht es weiter.' })
    await eventually(() => expect(told).toEqual([undefined, 'Um 14 Uhr geht es weiter.']))
    await change(store(), { MAINTENANCE_NOTE: '' })
    await eventually(() => expect(told.at(-1)).toBeUndefined())
    stop()
  })

  it('leave out an unreadable secret, and report which one it is', async () => {
    await store().update({
      'setup/variables/STRIPE_SECRET_KEY': 'v1.AAAA',
      'setup/variables/PARTNER_RATE': '12',
    })
    await watchVariables(store(), folder)
    expect(env().STRIPE_SECRET_KEY).toBeUndefined()
    expect(env().PARTNER_RATE).toBe(12)
    expect(unreadableVariables()).toEqual(['STRIPE_SECRET_KEY'])
  })

  it('ignore invalid values in the store', async () => {
    await store().update({ 'setup/variables': { PARTNER_HOLD_DAYS: 'viele', VISIT_MONTHS: '12', PORT: '1' } })
    await watchVariables(store(), folder)
    expect(env()).toMatchObject({ PARTNER_HOLD_DAYS: 30, VISIT_MONTHS: 12, PORT: 3000 })
    expect(newestCatalog().allPresets.length).toBeGreaterThan(0)
  })
})

describe('two processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
  const children: Child[] = []
  afterAll(() => {
    for (const { process: child } of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  it('follow a change made by a third one, including secrets', async () => {
    const store = createSqliteStore(databaseFile(folder))
    const said: string[][] = [[], []]
    for (const lines of said) {
      const child = startScript('lib/setup/testing/follow-variables.ts', [], {
        DATA_DIR: folder,
        ADMIN_PIN: '',
      })
      child.lines.on('line', (line) => lines.push(line))
      children.push(child)
    }
    await eventually(() => expect(said.map((lines) => lines.at(-1))).toEqual(['30 none', '30 none']))
    delete process.env.ADMIN_PIN
    await change(store, { PARTNER_HOLD_DAYS: '21', ADMIN_PIN: 'Prüf-4711' })
    await eventually(() =>
      expect(said.map((lines) => lines.at(-1))).toEqual(['21 Prüf-4711', '21 Prüf-4711']),
    )
    await store.close()
  })
})
