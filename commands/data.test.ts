import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { currentHeadsets } from '@/lib/headsets/current-headsets'
import { changeSettings } from '@/lib/settings/change-settings'
import { journalEntries } from '@/lib/journal/testing/entries'
import { env } from '@/lib/core/env'
import { copyState, runCopies } from '@/lib/operation/copies/run-copies'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { bundled } from '@/lib/store/contract/child'
import { FORMAT } from '@/lib/store/format'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { increment } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { runData } from './data/run-data'
import { inProcess, type Said } from './testing/in-process'

/** A format that only a newer program knows. */
const NEWER = FORMAT + 1
const folder = mkdtempSync(join(tmpdir(), 'spielklang-data-'))
const shop = createSqliteStore(join(folder, 'spielklang.sqlite'))

const environment = { STORE_ENGINE: 'sqlite', DATA_DIR: folder }

/** Runs a command while `shop` is open, as a running shop has it; or on another data folder. */
function data(args: string[], settings: Record<string, string> = {}): Promise<Said> {
  return inProcess(runData, args, { ...environment, ...settings })
}

const COMMAND = 'commands/data.ts'

/** The same at the command line, in a process of its own. */
function started(args: string[], input = '', settings: Record<string, string> = {}): Promise<Said> {
  return saidBy([bundled(COMMAND), ...args], input, settings)
}

async function saidBy(program: string[], input = '', settings: Record<string, string> = {}): Promise<Said> {
  const child = spawn(process.execPath, ['--conditions=react-server', ...program], {
    env: { ...process.env, ...environment, ...settings },
  })
  child.stdin.end(input)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out, err, code: child.exitCode ?? -1 }
}

beforeEach(() =>
  shop.update({
    'settings/maintenance': false,
    'orders/o1': { status: 'paid' },
    'orders/o2': null,
    'users/a': null,
  }),
)
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

it('prints and writes values', async () => {
  // As `npm run data` starts it.
  expect(await saidBy(['--import', 'tsx', COMMAND, 'get', '/orders/o1'])).toEqual({
    out: '{\n  "status": "paid"\n}\n',
    err: '',
    code: 0,
  })
  expect(await started(['get', 'orders/none'])).toEqual({ out: 'null\n', err: '', code: 0 })
  expect(await started(['set', 'settings/maintenance', 'true'])).toMatchObject({ err: '', code: 0 })
  expect(await shop.get('settings/maintenance')).toBe(true)
  expect(await started(['set', 'orders/o1', 'null'])).toMatchObject({ err: '', code: 0 })
  expect(await shop.get('orders')).toBeNull()
})

it('sets the owner of a new shop before its first start, in the current data format', async () => {
  const settings = { DATA_DIR: join(folder, 'new') }
  const owner = JSON.stringify(realOwner)
  expect(await data(['set', 'setup/owner', owner], settings)).toMatchObject({ err: '', code: 0 })
  expect((await data(['get', 'dataFormat/number'], settings)).out).toBe(`${FORMAT}\n`)
  const wrong = await data(['set', 'setup/owner/bank/iban', '"DE88"'], settings)
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('bank/iban') })
})

it('keeps a secret that was set with --force out of the journal', async () => {
  const subject = 'setup/variables/STRIPE_SECRET_KEY'
  expect((await data(['set', subject, '"sk_live_1"'])).code).toBe(1)
  await data(['set', '--force', subject, '"sk_live_1"'])
  await data(['set', subject, 'null'])
  expect((await journalEntries(shop, 'data-set')).filter((entry) => entry.subject === subject)).toHaveLength(
    2,
  )
  expect(JSON.stringify(await shop.get('journal'))).not.toContain('sk_live_1')
})

it('journals a value before and after the change, and writes no entry if nothing changes', async () => {
  await shop.update({ 'orders/o1': { status: 'paid', iban: 'DE02120300000000202051' } })
  for (let times = 0; times < 2; times += 1)
    await data(['set', 'orders/o1', '{"status":"pending"}', '--force'])
  await data(['set', 'orders/o1', 'null', '--force'])
  const entries = (await journalEntries(shop, 'data-set')).filter(({ subject }) => subject === 'orders/o1')
  expect(entries.slice(0, 2)).toEqual([
    { actor: 'command line', subject: 'orders/o1', before: { status: 'pending' }, after: null },
    {
      actor: 'command line',
      subject: 'orders/o1',
      after: { status: 'pending' },
      before: { status: 'paid', iban: 'DE02…2051' },
    },
  ])
})

it.each([
  ['/journal/e1', 'null'],
  ['journal/e1/actor', '"x"'],
  ['journal', 'null'],
  ['journal/new', '{"actor":"x"}'],
])('refuses to change the journal, even with --force: %s = %s', async (path, value) => {
  await shop.update({ [`journal/journal_1780308000000_${randomUUID()}`]: { actor: 'admin a' } })
  const before = await shop.get('journal')
  const { out, err, code } = await data(['set', path, value, '--force'])
  expect({ out, code }).toEqual({ out: '', code: 1 })
  expect(err).toContain(messages.data.journal_kept)
  expect(await shop.get('journal')).toEqual(before)
})

it('rejects a value that the shop could not read back, unless --force is given', async () => {
  await shop.update({ 'affiliateUsers/p': { uid: 'p', commissionRate: 10 } })
  const { out, err, code } = await data(['set', 'affiliateUsers/p/commissionRate', '"10"'])
  expect({ out, code }).toEqual({ out: '', code: 1 })
  expect(err).toContain('affiliateUsers/p nicht lesen')
  expect(err).toContain(`commissionRate: ${messages.fields.invalid}`)
  expect(await shop.get('affiliateUsers/p/commissionRate')).toBe(10)
  expect(await data(['set', 'affiliateUsers/p/commissionRate', '"10"', '--force'])).toMatchObject({ code: 0 })
  expect(await shop.get('affiliateUsers/p/commissionRate')).toBe('10')
  await shop.update({ 'affiliateUsers/p': null })
})

it('keeps the change counter when a whole record is replaced, so that later changes still work', async () => {
  const settings = { DATA_DIR: join(folder, 'numbered') }
  const own = createSqliteStore(join(settings.DATA_DIR, 'spielklang.sqlite'))
  const put = (path: string, value: string, ...more: string[]) =>
    data(['set', path, value, ...more], settings)
  await own.update({ 'orders/o1': { status: 'paid' } })
  for (const maintenance of [true, false, true]) await changeSettings(own, { maintenance }, 'admin a')
  expect(await put('settings', '{"maintenance":false,"turboMode":false}')).toMatchObject({
    err: '',
    code: 0,
  })
  expect(await own.get('settings')).toEqual({ maintenance: false, turboMode: false, changes: 3 })
  expect((await put('settings', 'null')).code).toBe(0)
  expect(await own.get('settings')).toEqual({ changes: 3 })
  await changeSettings(own, { maintenance: true }, 'admin a')
  expect(await own.get('settings')).toEqual({ maintenance: true, changes: 4 })
  await own.update({ 'users/a': { avatar: 'moon', presetChanges: 7 } })
  await put('users/a', '{"avatar":"sun","presetChanges":2}', '--force')
  expect(await own.get('users/a')).toEqual({ avatar: 'sun', presetChanges: 7 })
  await put('users/a', 'null')
  expect(await own.get('users/a')).toBeNull()
  // No other collection is replaced as a whole.
  expect((await put('orders', 'null', '--force')).code).toBe(1)
  expect(await own.get('orders/o1')).not.toBeNull()
  await own.close()
})

it('notifies running processes of a headset that is changed, hidden or shown again', async () => {
  const id = 'hyperx-cloud-ii'
  const shown = async () => {
    const { headsets } = await currentHeadsets(shop)
    const headset = headsets.find((each) => each.id === id)
    return headset && { name: headset.name, isHidden: headset.isHidden }
  }
  const before = await shown()
  expect(before).toMatchObject({ isHidden: false })
  const headset = {
    id,
    name: 'Von Hand',
    aliases: ['VH'],
    kind: 'over-ear',
    measurer: 'oratory1990',
    target: 'Harman',
    preamp: -3,
    filters: [{ type: 'PK', fc: 100, gain: 3, q: 1 }],
  }
  expect(await data(['set', `headsets/${id}`, JSON.stringify(headset)])).toMatchObject({ err: '', code: 0 })
  expect(await shown()).toEqual({ name: 'Von Hand', isHidden: false })
  await data(['set', `headsets/${id}/name`, '"Umbenannt"'])
  expect(await shown()).toEqual({ name: 'Umbenannt', isHidden: false })
  await data(['set', `headsetsHidden/${id}`, 'true'])
  expect(await shown()).toEqual({ name: 'Umbenannt', isHidden: true })
  await data(['set', `headsetsHidden/${id}`, 'null'])
  await data(['set', `headsets/${id}`, 'null'])
  expect(await shown()).toEqual(before)
})

describe('moving the data', () => {
  const newFolder = () => mkdtempSync(join(folder, 'new-'))
  const exported = async (settings: { DATA_DIR: string }): Promise<unknown> => {
    const file = join(settings.DATA_DIR, 'tree.json')
    expect(await data(['export', file], settings)).toMatchObject({ err: '', code: 0 })
    return JSON.parse(readFileSync(file, 'utf8'))
  }
  const restoredSchema = z.looseObject({
    users: z.object({ n: z.object({ a: z.number() }) }),
    affiliateUsers: z.object({ n: z.object({ b: z.number() }) }),
  })
  const money = {
    tasks: { t1: { state: 'resting' } },
    payments: { unmatched: { pi_1: { amount: 790 } }, matched: { pi_2: 'o1' } },
    affiliateLedger: { n: { l1: { kind: 'commission', amount: 79 } } },
  }
  const tree = {
    journal: {},
    signals: {},
    settings: { maintenance: false },
    orders: { o1: { status: 'paid' } },
    once: { k: true },
    ...money,
  }

  beforeAll(async () => {
    await shop.update({
      'once/k': true,
      'tasks/t1': money.tasks.t1,
      'payments/unmatched': money.payments.unmatched,
      'payments/matched': money.payments.matched,
      'affiliateLedger/n': money.affiliateLedger.n,
    })
    // The effects of earlier commands stay.
    tree.journal = Object(await shop.get('journal'))
    tree.signals = Object(await shop.get('signals'))
    expect(tree.journal).not.toEqual({})
  })
  afterAll(() =>
    shop.update({
      'tasks/t1': null,
      'payments/unmatched': null,
      'payments/matched': null,
      'affiliateLedger/n': null,
    }),
  )

  it('exports to a file or to standard output, and imports from a file or from standard input', async () => {
    const file = join(folder, 'tree.json')
    expect(await data(['export', file])).toMatchObject({ err: '', code: 0 })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(tree)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { out } = await started(['export', '-'])
    expect(JSON.parse(out)).toEqual(tree)
    const [fromFile, fromInput] = [{ DATA_DIR: newFolder() }, { DATA_DIR: newFolder() }]
    expect(await data(['import', file], fromFile)).toMatchObject({ err: '', code: 0 })
    expect(await started(['import', '-'], out, fromInput)).toMatchObject({ err: '', code: 0 })
    for (const settings of [fromFile, fromInput]) expect(await exported(settings)).toEqual(tree)
  })

  it('refuses to import while the shop is running, and names an unknown collection in a file', async () => {
    const file = join(folder, 'bad.json')
    writeFileSync(file, '{"orders":{},"ordres":{}}')
    const beside = await started(['import', file])
    expect(beside).toMatchObject({ out: '', code: 1 })
    expect(beside.err).toContain('Bitte beenden Sie ihn zuerst')
    const { err, code } = await data(['import', file], { DATA_DIR: newFolder() })
    expect(code).toBe(1)
    expect(err).toBe(`${messages.data.unknown_collection.replace('{key}', 'ordres')}\n`)
    expect(await shop.get('orders')).toEqual({ o1: { status: 'paid' } })
  })

  it('backs up while the shop writes, and restores into an empty folder', async () => {
    const file = join(folder, 'shop.backup')
    let isWriting = true
    const writing = (async () => {
      while (isWriting) await shop.update({ 'users/n/a': increment(1), 'affiliateUsers/n/b': increment(1) })
    })()
    expect(await started(['backup', file])).toMatchObject({ err: '', code: 0 })
    isWriting = false
    await writing
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const settings = { DATA_DIR: newFolder() }
    expect(await data(['restore', file], settings)).toMatchObject({ err: '', code: 0 })
    const restored = restoredSchema.parse(await exported(settings))
    expect(restored).toMatchObject(tree)
    expect(restored.users.n.a).toBeGreaterThan(0)
    expect(restored.affiliateUsers.n.b).toBe(restored.users.n.a)
    expect((await data(['restore', file], settings)).err).toContain('Hier liegen schon Daten')
    expect((await started(['restore', file])).err).toContain('Bitte beenden Sie ihn zuerst')
    await shop.update({ 'users/n': null, 'affiliateUsers/n': null })
  })

  it('restores a running copy with its server secret, and only with the right key', async () => {
    const place = mkdtempSync(join(folder, 'place-'))
    Object.assign(env(), { ...environment, BACKUP_PLACE: place, SERVER_SECRET: 'a'.repeat(40) })
    const copies = runCopies(shop)
    while (copyState()?.problem !== null || (copyState()?.behind ?? 60) > 5) await setTimeout(200)
    await setTimeout(6_000)
    await copies.stop()
    await copies.end()
    env().BACKUP_PLACE = undefined
    const key = readFileSync(join(folder, 'backup-key'), 'utf8')
    const settings = { DATA_DIR: newFolder(), SERVER_SECRET: '' }
    const other = 'AGE-SECRET-KEY-1QQSMEFV27D54CVUTKM3QCLHVTMTEZPYNYEAKZYZQ5PH9MP2HF43QCHH94M'
    for (const [wrong, sentence] of [
      [other, 'Litestream konnte die Kopie nicht wiederherstellen'],
      ['AGE-SECRET-KEY-1QQ', 'kein Schlüssel einer Kopie'],
    ] as const)
      expect(await started(['restore', place], `${wrong}\n`, settings)).toMatchObject({
        code: 1,
        err: expect.stringContaining(sentence),
      })
    expect(existsSync(join(settings.DATA_DIR, 'server-secret'))).toBe(false)
    expect(await data(['restore', place, '--at', 'gestern'], { ...settings, BACKUP_KEY: key })).toMatchObject(
      {
        code: 1,
        err: expect.stringContaining('„gestern“ ist kein Zeitpunkt'),
      },
    )
    const { err, out } = await started(['restore', place], `${key}\n`, settings)
    expect([err, out]).toEqual(['', expect.stringContaining('wiederhergestellt')])
    expect(readFileSync(join(settings.DATA_DIR, 'server-secret'), 'utf8')).toBe('a'.repeat(40))
    expect(await exported(settings)).toMatchObject({ orders: { o1: { status: 'paid' } } })
  })

  it('refuses to restore a truncated backup', async () => {
    const file = join(folder, 'cut.backup')
    await data(['backup', file])
    truncateSync(file, statSync(file).size - 4096)
    const { err, code } = await data(['restore', file], { DATA_DIR: newFolder() })
    expect([code, err]).toEqual([1, expect.stringContaining('keine vollständige Sicherung')])
  })

  it('does not tidy while the clock seems to be ahead, until the owner confirms it', async () => {
    const settings = { DATA_DIR: newFolder() }
    const seen = { at: Date.now() - 60 * 24 * 60 * 60_000, boot: 'an earlier one', up: 1 }
    await data(['set', 'signals/clock', JSON.stringify({ seen }), '--force'], settings)
    expect(await data(['tidy'], settings)).toMatchObject({ code: 1, err: expect.stringContaining('Uhr') })
    const { out, code } = await data(['confirm-clock'], settings)
    expect([code, out]).toEqual([0, expect.stringContaining('Vermerkt: Es ist')])
    expect(await data(['tidy'], settings)).toMatchObject({ code: 0 })
  })

  it('refuses data of a newer program, and names both format numbers', async () => {
    const settings = { DATA_DIR: newFolder() }
    expect(await data(['set', 'dataFormat/number', String(NEWER)], settings)).toMatchObject({
      err: '',
      code: 0,
    })
    for (const args of [['set', 'settings/maintenance', 'true'], ['audit'], ['tidy']]) {
      const { out, err, code } = await started(args, '', settings)
      expect({ out, code }).toEqual({ out: '', code: 1 })
      expect(err).toContain(`Sie haben Format ${NEWER}, dieses Programm kennt nur Format ${FORMAT}.`)
    }
    const newer = await started(['import', '-'], `{"dataFormat":{"number":${NEWER}}}`, {
      DATA_DIR: newFolder(),
    })
    expect(newer.err).toContain(`Sie haben Format ${NEWER}`)
  })

  it('says that the server secret is missing after the data were imported without it', async () => {
    const settings = { DATA_DIR: newFolder(), SERVER_SECRET: '' }
    const { out, code } = await started(['import', '-'], JSON.stringify(tree), settings)
    expect(code).toBe(0)
    expect(out).toContain('server-secret')
    const { err, code: refused } = await started(['get', 'orders'], '', settings)
    expect(refused).toBe(1)
    expect(err).toContain('fehlt das Server-Geheimnis')
  })

  it('offers backups with SQLite only', async () => {
    const settings = { STORE_ENGINE: 'firebase', FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:1' }
    const { err, code } = await data(['backup', join(folder, 'none')], settings)
    expect([code, err.trim()]).toEqual([1, expect.stringContaining(messages.data.no_backup)])
  })
})

it.each([
  ['a path that is not allowed', ['get', 'orders/a.b'], 'Pfad oder Schlüssel'],
  ['text that is no JSON', ['set', 'users/a', '{'], 'kein gültiges JSON'],
  ['a backup into a folder that is not there', ['backup', 'nowhere/file'], 'no backup'],
])('exits with code 1 and an error in one line for %s', async (_, args, sentence) => {
  const { out, err, code } = await data(args)
  expect({ out, code }).toEqual({ out: '', code: 1 })
  expect(err).toContain(sentence)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})

it.each([
  [[]],
  [['get']],
  [['get', 'orders', 'users']],
  [['constructor', 'x']],
  [['get', 'orders', '--force']],
])('shows its usage for %j', async (args) => {
  expect(await data(args)).toEqual({ out: '', err: `${messages.data.usage}\n`, code: 2 })
})

it('exits with the code of the command', async () => {
  expect(await started(['get'])).toMatchObject({ err: `${messages.data.usage}\n`, code: 2 })
})

it('audits the figures, and exits with code 1 if one of them does not add up', async () => {
  await shop.update({ 'orders/o1': null })
  expect(await data(['audit'])).toMatchObject({ code: 0, out: expect.stringContaining('Alles stimmt') })
  await shop.update({ 'affiliateUsers/uid-nova': { uid: 'uid-nova', totalClicks: 3 } })
  const { out, code } = await data(['audit'])
  expect(code).toBe(1)
  expect(out).toContain('affiliateUsers/uid-nova/totalClicks: gespeichert 3, richtig wäre 0')
  await shop.update({ 'affiliateUsers/uid-nova': null })
})

it('counts what is due for deletion with --dry-run, and deletes it without', async () => {
  const id = 'mail_1780308000000_aaaaaaaaaaaaaaaa'
  const mail = {
    id,
    to: 'a@example.com',
    template: 'own-orders',
    status: 'sent',
    tries: 1,
    at: 1_780_308_000_000,
  }
  await shop.update({ [`mails/${id}`]: mail })
  const trial = await data(['tidy', '--dry-run'])
  expect(trial).toMatchObject({ err: '', code: 0 })
  expect(trial.out).toContain(`${messages.data.tidy.due}\n- 1 E-Mail löschen`)
  expect(await shop.get(`mails/${id}`)).toEqual(mail)
  expect((await data(['tidy'])).out).toContain(`${messages.data.tidy.done}\n- 1 E-Mail löschen`)
  expect(await shop.get(`mails/${id}`)).toBeNull()
  expect(await data(['tidy'])).toEqual({ out: `${messages.data.tidy.nothing}\n`, err: '', code: 0 })
  expect(await journalEntries(shop, 'data-tidied')).toEqual([
    { actor: 'command line', subject: 'tidying', after: { mails: 1 } },
  ])
})

it('does not replace lost data with empty data except on the command begin-anew', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'spielklang-gone-'))
  const file = join(DATA_DIR, 'spielklang.sqlite')
  expect(await data(['set', 'users/a', '1', '--force'], { DATA_DIR })).toMatchObject({ code: 0 })
  rmSync(file)
  for (const args of [['get', 'users'], ['set', 'users/a', '2', '--force'], ['audit']]) {
    const { err, code } = await started(args, '', { DATA_DIR })
    expect([err.includes('begin-anew'), code]).toEqual([true, 1])
  }
  expect(existsSync(file)).toBe(false)
  expect(await data(['begin-anew'], { DATA_DIR })).toMatchObject({ err: '', code: 0 })
  expect(await data(['get', 'users'], { DATA_DIR })).toMatchObject({ out: 'null\n', code: 0 })
  expect(await data(['begin-anew'], { DATA_DIR })).toMatchObject({ code: 1 })
  expect(await data(['compact'], { DATA_DIR })).toMatchObject({ err: '', code: 0 })
  expect((await started(['compact'])).err).toContain('Der Datenordner wird gerade benutzt')
  rmSync(DATA_DIR, { recursive: true })
}, 120_000)
