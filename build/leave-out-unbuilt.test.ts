import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, setStoredVariables, storedVariables } from '@/lib/core/env'
import { beginUse } from '@/lib/store/sqlite/usage'
import messages from '@/messages/de.json'
import { build } from './build'
import { buildIfNeeded } from './build-if-needed'
import { leaveOutUnbuilt } from './leave-out-unbuilt'

jest.mock('./build', () => ({ build: jest.fn() }))

const builds = jest.mocked(build)
const SOURCES = ['app', 'build', 'components', 'dev/parts', 'lib', 'messages']
const WRITTEN = ['.', '.next', 'node_modules/.cache/spielklang']
const PUBLIC = { SMTP_HOST: 'localhost', MAIL_FROM: 'shop@example.org' }

/** Prints, as a user without root's rights, whether a build could be written to a folder. */
const ASK = `
  import { canBuild } from './build/build-if-needed.ts'
  process.chdir(process.argv.at(-1))
  if (process.getuid() === 0) process.setuid(65534)
  console.log(canBuild())
`

describe('a start after a setting was saved at the desk', () => {
  const home = process.cwd()
  let folder = ''

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
    process.chdir(folder)
    for (const name of [...SOURCES, '.next']) mkdirSync(name, { recursive: true })
    jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    builds.mockResolvedValue(true)
    await buildIfNeeded(env())
    builds.mockClear()
  })

  afterEach(() => {
    jest.restoreAllMocks()
    setStoredVariables({})
    delete process.env.AFFILIATE_BANNER
    process.chdir(home)
    rmSync(folder, { recursive: true })
  })

  /** @returns whether the banner's position was left out */
  async function start(isBuildable: boolean): Promise<boolean> {
    const isLeftOut = leaveOutUnbuilt(() => isBuildable)
    await buildIfNeeded(env())
    return isLeftOut
  }

  it('keeps the current build, without the setting, if no build can be written', async () => {
    setStoredVariables({ AFFILIATE_BANNER: 'top', PARTNER_HOLD_DAYS: '14' })
    expect(await start(false)).toBe(true)
    expect(builds).not.toHaveBeenCalled()
    expect(env()).toMatchObject({ AFFILIATE_BANNER: 'corner', PARTNER_HOLD_DAYS: 14 })
  })

  it('builds with the new setting if a build can be written', async () => {
    setStoredVariables({ AFFILIATE_BANNER: 'top' })
    expect(await start(true)).toBe(false)
    expect(builds).toHaveBeenCalledWith(expect.objectContaining({ AFFILIATE_BANNER: 'top' }))
  })

  it.each(['copy.json', 'try.ts', 'export.mjs', 'lib/notes.txt', 'app/.DS_Store', 'messages/de.json.orig'])(
    'builds nothing because of a stray file %s',
    async (file) => {
      writeFileSync(file, 'stray')
      await start(true)
      expect(builds).not.toHaveBeenCalled()
    },
  )

  it.each([
    'package-lock.json',
    'proxy.ts',
    'lib/shop.ts',
    'app/styles.css',
    'app/icon.svg',
    'messages/de.json',
  ])('builds again when %s has changed', async (file) => {
    writeFileSync(file, 'changed')
    await start(true)
    expect(builds).toHaveBeenCalledTimes(1)
  })

  it('builds nothing while a shop runs from the current build, and says so', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    jest.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended')
    })
    const endUse = beginUse('node_modules/.cache/spielklang/built')
    writeFileSync('proxy.ts', 'changed')
    await expect(buildIfNeeded(env())).rejects.toThrow('ended')
    expect(said).toHaveBeenCalledWith(`${messages.commands.builtInUse}\n`)
    expect(builds).not.toHaveBeenCalled()
    endUse()
  })

  it('does not leave out the public address', () => {
    const stored = { ...PUBLIC, PUBLIC_ORIGIN: 'https://shop.example' }
    setStoredVariables(stored)
    expect(leaveOutUnbuilt(() => false)).toBe(false)
    expect(storedVariables()).toEqual(stored)
  })

  it('leaves out no setting that the current build was made with', async () => {
    setStoredVariables({ ...PUBLIC, PUBLIC_ORIGIN: 'https://shop.example', AFFILIATE_BANNER: 'top' })
    await start(true)
    expect(await start(false)).toBe(false)
    expect(env()).toMatchObject({ PUBLIC_ORIGIN: 'https://shop.example', AFFILIATE_BANNER: 'top' })
  })

  it('leaves out nothing if the build would be stale even without the setting', () => {
    process.env.AFFILIATE_BANNER = 'top'
    setStoredVariables({ AFFILIATE_BANNER: 'corner', PARTNER_HOLD_DAYS: '14' })
    expect(leaveOutUnbuilt(() => false)).toBe(false)
    expect(storedVariables()).toEqual({ AFFILIATE_BANNER: 'corner', PARTNER_HOLD_DAYS: '14' })
  })

  it.each([
    ['nothing', 'true'],
    ['.', 'false'],
    ['.next', 'false'],
    ['node_modules/.cache/spielklang', 'false'],
  ])('determines from folder permissions whether it can build: with %s read-only, %s', (readOnly, told) => {
    for (const path of WRITTEN) chmodSync(path, path === readOnly ? 0o555 : 0o777)
    const options = ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '--eval', ASK]
    const { stdout, stderr } = spawnSync(process.execPath, [...options, '--', folder], { cwd: home })
    for (const path of WRITTEN) chmodSync(path, 0o777)
    expect([String(stdout).trim(), String(stderr)]).toEqual([told, ''])
  })
})
