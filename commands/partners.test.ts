import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adjustBalance } from '@/lib/affiliate/balance/adjust-balance'
import { dayOf, now } from '@/lib/core/clock'
import { bundled } from '@/lib/store/contract/child'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import messages from '@/messages/de.json'
import { runPartners } from './partners/run-partners'
import { inProcess } from './testing/in-process'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-partners-'))
const shop = createSqliteStore(join(folder, 'spielklang.sqlite'))

const year = dayOf(now()).slice(0, 4)

const environment = { STORE_ENGINE: 'sqlite', DATA_DIR: folder, LOG_LEVEL: 'silent' }

/** Runs the command while `shop` is open, as a running shop has it. */
const partners = (...args: string[]) => inProcess(runPartners, args, environment)

/** The same at the command line, in a process of its own. */
function started(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--conditions=react-server', bundled('commands/partners.ts'), ...args],
    { env: { ...process.env, ...environment }, encoding: 'utf8' },
  )
  return { out: stdout, err: stderr, code: status }
}

beforeEach(() =>
  shop.update({
    'affiliateUsers/uid-nova': { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 },
    'affiliateUsers/uid-pixel': null,
  }),
)
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

it('adds a partner, changes it by its code, and shows it', async () => {
  const pixel = ['--code', 'Pixel', '--rate', '12,5', '--discount', '7,5', '--email', 'pixel@example.com']
  const created = await partners('set', 'uid-pixel', ...pixel)
  expect(created).toMatchObject({ err: '', code: 0 })
  expect(created.out).toContain('uid-pixel ist jetzt Partner.')
  expect(await partners('set', 'PIXEL', '--active', 'false', '--code-lasts', 'true')).toMatchObject({
    err: '',
    code: 0,
  })
  expect(await shop.get('affiliateUsers/uid-pixel')).toMatchObject({
    customCode: 'Pixel',
    commissionRate: 12.5,
    discountPercent: 7.5,
    codeLasts: true,
    active: false,
  })
  expect((await partners('show', 'pixel')).out).toMatch(
    /Code: Pixel[^]*12,5\s%[^]*Rabatt für Käufer: 7,5\s%[^]*Code zählt 30 Tage[^]*nicht aktiv/,
  )
})

it('lists partners page by page, and names broken records', async () => {
  await shop.update({ 'affiliateUsers/uid-pixel': { customCode: 'nobody' } })
  const { out } = await partners('list')
  expect(out).toMatch(/NOVA10 {2}uid-nova/)
  expect(out).toContain('affiliateUsers/uid-pixel ist beschädigt')
  expect((await partners('list', '--before', 'uid-nova')).out).toBe(`${messages.commands.partners.none}\n`)
})

it('previews a payout, pays out once, and refuses to write the files into an existing folder', async () => {
  const payout = { holder: 'Nova Müller', iban: 'DE02120300000000202051', taxState: 'private' as const }
  await shop.update({ 'affiliateUsers/uid-nova/payout': payout })
  await adjustBalance(shop, 'uid-nova', { amount: 2500, note: 'Kulanz', key: 'nova' })
  await shop.update({
    'affiliateUsers/uid-pixel': { uid: 'uid-pixel', customCode: 'PIXEL' },
    'affiliateUsers/uid-small': { uid: 'uid-small', customCode: 'SMALL' },
  })
  await adjustBalance(shop, 'uid-small', { amount: 2499, note: 'Kulanz', key: 'small' })
  const preview = await partners('payout', '--dry-run')
  expect(preview.out).toMatch(
    /^NOVA10: 25,00\s€\nSMALL: 24,99\s€, nicht ausgezahlt \(unter der Schwelle\)\nEin Partner, /,
  )
  const out = join(folder, 'auszahlung')
  expect(await partners('payout', '--out', out)).toMatchObject({ err: '', code: 0 })
  expect(readdirSync(out).sort()).toEqual(['TG-' + year + '-000001.pdf', 'auszahlung.csv', 'pain.001.xml'])
  expect(readFileSync(join(out, 'pain.001.xml'), 'utf8')).toContain('<CtrlSum>25.00</CtrlSum>')
  await adjustBalance(shop, 'uid-nova', { amount: 2600, note: 'Kulanz', key: 'again' })
  expect(await partners('payout', '--out', out)).toMatchObject({ out: '', code: 1 })
  expect((await partners('payout')).out).toContain('26,00')
  expect((await partners('payout')).out).toBe(`${messages.commands.partners.payout.nothing}\n`)
})

it('rejects a discount that is above 80 %, negative or malformed', async () => {
  expect(await partners('set', 'NOVA10', '--discount', '80')).toMatchObject({ code: 0 })
  for (const given of ['80,01', '-5', '1e1', '10.005']) {
    expect(await partners('set', 'NOVA10', `--discount=${given}`)).toMatchObject({ out: '', code: 2 })
  }
})

it('approves an application once, under another code if the requested one is taken', async () => {
  const payout = { holder: 'Luisa Mirow', iban: 'DE89370400440532013000', taxState: 'private' }
  await shop.update({
    'affiliateApplications/uid-lumi': {
      uid: 'uid-lumi',
      status: 'open',
      changes: 1,
      at: 1,
      email: 'lumi@example.com',
      name: 'Lumi',
      url: 'https://www.twitch.tv/lumi',
      code: 'nova10',
      payout,
      terms: { version: '2026-11-22', hash: 'x', rate: 10, holdDays: 30, threshold: 2500, hours: 24 },
      creditNotes: { text: 'Ja.', at: 1 },
    },
  })
  expect((await partners('list', '--applications')).out).toMatch(/uid-lumi {2}Lumi {2}nova10/)
  const refused = { err: `${messages.errors.affiliate_code_taken}\n`, code: 1 }
  expect(await partners('approve', 'uid-lumi')).toMatchObject(refused)
  expect((await partners('approve', 'uid-lumi', '--code', 'LUMI', '--rate', '15')).out).toMatch(
    /Code: LUMI[^]*15\s%/,
  )
  expect((await partners('approve', 'uid-lumi', '--code', 'LUMI')).code).toBe(1)
  expect((await partners('list', '--applications')).out).toBe(
    `${messages.commands.partners.noApplications}\n`,
  )
})

it('rejects a code that is taken, and one that does not exist', async () => {
  expect(await partners('set', 'uid-pixel', '--code', 'nova10')).toEqual({
    out: '',
    err: `${messages.errors.affiliate_code_taken}\n`,
    code: 1,
  })
  expect(await partners('show', 'nirgends')).toMatchObject({ out: '', code: 1 })
})

it.each([
  [[]],
  [['show']],
  [['list', 'x']],
  [['payout', 'x']],
  [['set', 'x', '--rate', '101']],
  [['set', 'x', '--active', 'ja']],
])('shows its usage for %j', async (args) => {
  expect(await partners(...args)).toEqual({ out: '', err: `${messages.commands.partners.usage}\n`, code: 2 })
})

it('prints its output, and exits with the code of the command', () => {
  expect(started('show', 'NOVA10')).toMatchObject({ out: expect.stringContaining('Code: NOVA10'), code: 0 })
  expect(started('show', 'nirgends')).toMatchObject({
    out: '',
    err: expect.stringContaining('nirgends'),
    code: 1,
  })
  expect(started('show')).toEqual({ out: '', err: `${messages.commands.partners.usage}\n`, code: 2 })
})
