import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deeds } from '@/lib/journal/testing/deeds'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { ownerSchema, type Owner } from '@/lib/legal/schema'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'

const { owner_phone, partner_iban } = messages.fields
const here = process.cwd()

/** A start at a public address in a folder of its own, which a sample in the owner's data ends before anything is built. */
describe('the start of a shop whose owner was in a file of the program', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
    // The program looks for it beside itself.
    for (const name of ['node_modules', 'packages', 'package.json', 'tsconfig.json'])
      symlinkSync(join(here, name), join(folder, name))
    mkdirSync(join(folder, 'lib', 'legal'), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (text: string) => writeFileSync(join(folder, 'lib', 'legal', 'owner.ts'), text)
  const writeOwner = (owner: Owner) =>
    write(`import type { Owner } from './schema'\nexport const owner: Owner = ${JSON.stringify(owner)}\n`)
  function start() {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [
        ...['--conditions=react-server', '--import', join(here, 'node_modules/tsx/dist/loader.mjs')],
        join(here, 'commands/start.ts'),
      ],
      { cwd: folder, env: { ...process.env, ...settings(folder) }, encoding: 'utf8' },
    )
    return { out: stdout, err: stderr, code: status }
  }
  async function inStore<Result>(look: (store: Store) => Promise<Result>): Promise<Result> {
    const store = createSqliteStore(join(folder, 'data', 'spielklang.sqlite'))
    try {
      return await look(store)
    } finally {
      await store.close()
    }
  }

  it('takes it over once, with a journal entry, and says that the file can go', async () => {
    const half = ownerSchema.parse({ ...realOwner, phone: sampleOwner.phone })
    writeOwner({ ...half, bank: { ...half.bank, iban: 'DE89 3704 0044 0532 0130 00' } })
    const first = start()
    expect(first.out).toContain('kann gelöscht werden')
    expect(first.err).toMatch(/Beispiele: phone\. .*\/admin\/einrichten/)
    expect(first.code).toBe(1)
    writeOwner({ ...half, city: 'Lübeck' })
    expect(start().out).toMatch(/wird nicht mehr gelesen und kann gelöscht werden/)
    await inStore(async (store) => {
      expect(await store.get('setup/owner')).toEqual(half)
      const [entry, ...more] = await deeds(store, 'owner-changed')
      expect(more).toEqual([])
      expect(entry).toMatchObject({ actor: 'command line', after: { name: realOwner.name } })
    })
  })

  it('says what is wrong in it, and takes nothing', async () => {
    writeOwner({ ...realOwner, phone: '0431', bank: { ...realOwner.bank, iban: 'DE88' } })
    const { err, code } = start()
    expect(code).toBe(1)
    expect(err).toContain(`phone: ${owner_phone}`)
    expect(err).toContain(`bank.iban: ${partner_iban}`)
    expect(await inStore((store) => store.get('setup/owner'))).toBeNull()
  })

  it('says that it cannot be read', () => {
    write('export const owner = {')
    expect(start()).toMatchObject({
      code: 1,
      err: expect.stringContaining('lib/legal/owner.ts lässt sich nicht lesen'),
    })
  })

  it('takes no sample, and refuses a public address without an owner', async () => {
    writeOwner(sampleOwner)
    const { err, code } = start()
    expect(code).toBe(1)
    expect(err).toMatch(/Beispiele: name, representative, .*npm run data -- set setup\/owner/)
    expect(await inStore((store) => store.get('setup/owner'))).toBeNull()
  })
})

const settings = (folder: string) => ({
  TSX_TSCONFIG_PATH: join(here, 'tsconfig.json'),
  DATA_DIR: join(folder, 'data'),
  STORE_ENGINE: 'sqlite',
  LOG_LEVEL: 'silent',
  PUBLIC_ORIGIN: 'https://klangwerk-nord.de',
  SMTP_URL: 'smtps://user:secret@mail.klangwerk-nord.de',
  MAIL_FROM: 'post@klangwerk-nord.de',
  FIREBASE_PROJECT_ID: 'klangwerk',
  FIREBASE_WEB_API_KEY: 'key',
})
