import { strict as assert } from 'node:assert'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { windowsArchive } from '@/lib/catalog/files/windows-archive'
import { INCLUDE_LINE, REMOVAL_FILE, SETUP_FILE } from '@/lib/catalog/files/windows-installer'
import { programCatalog } from '@/lib/catalog/program-catalog'
import type { Preset } from '@/lib/catalog/schema'

/*
 * Runs the scripts for Windows in wine (`apt-get install wine`), as buyers do, in folders of all kinds. Wine's `cmd.exe` is not that
 * of Windows, so that a run that holds here may still fail there. Not among the folders: those with an umlaut or `%`, which wine's
 * `reg query` and `%~dp0` spoil, and a protected one, in which root can write.
 */

const KEY = 'HKLM\\SOFTWARE\\EqualizerAPO'
const OWN = 'Preamp: -3 dB'
const OFF = `# ${INCLUDE_LINE}`
const DEVICE = 'Device: Speakers'
const presets: readonly Preset[] = programCatalog.presets
const top = mkdtempSync(join(tmpdir(), 'spielklang-wine-'))
const env = { ...process.env, LANG: 'C.UTF-8', WINEPREFIX: join(top, 'prefix'), WINEDEBUG: '-all' }

function wine(args: string[], { cwd = top, input = '' } = {}): string {
  return spawnSync('wine', args, { env, cwd, input, encoding: 'latin1' }).stdout
}

const windowsPath = (path: string) => `Z:${path.replaceAll('/', '\\')}`

/** A folder of Equalizer APO, with downloads beside it. */
class Player {
  private readonly config: string
  private readonly downloads: string

  constructor(name: string, config?: string) {
    this.config = join(top, name, 'config')
    this.downloads = join(top, name, 'Downloads')
    mkdirSync(this.config, { recursive: true })
    if (config !== undefined) this.write('config.txt', config)
    wine(['reg', 'add', KEY, '/v', 'ConfigPath', '/d', windowsPath(this.config), '/f'])
  }

  /** Unpacks a preset and opens one of its scripts. @returns what the window says */
  opens(script: string, { place = 0, answer = '', only = /./ } = {}): string {
    const preset = presets[place]
    if (!preset) throw new Error('the catalogue is too small')
    for (const [file, bytes] of Object.entries(unzipSync(windowsArchive(preset)))) {
      if (!only.test(file)) continue
      mkdirSync(dirname(join(this.downloads, file)), { recursive: true })
      writeFileSync(join(this.downloads, file), bytes)
    }
    return wine(['cmd', '/c', script], { cwd: this.downloads, input: `${answer}\r\n\r\n` })
  }

  write(file: string, content: string): void {
    writeFileSync(join(this.config, file), content, 'latin1')
  }

  has(file: string): boolean {
    return existsSync(join(this.config, file))
  }

  lines(file = 'config.txt'): string[] {
    return readFileSync(join(this.config, file), 'latin1').split('\r\n')
  }

  /** The preset plays: its include is the first line, and there once. */
  hears(place = 0): void {
    assert.equal(this.lines()[0], INCLUDE_LINE)
    assert.equal(this.lines().filter((line) => line === INCLUDE_LINE).length, 1)
    assert.match(
      this.lines('spielklang/aktiv.txt')[1] ?? '',
      new RegExp(`^Include: spielklang-${presets[place]?.id}-`),
    )
  }
}

const SET_UP = /Fertig\. Ab jetzt klingt/

/** Sets the first preset up, changes `config.txt`, and sets the second up. */
function again(name: string, config: string): Player {
  const player = new Player(name)
  player.opens(SETUP_FILE)
  player.write('config.txt', config)
  assert.match(player.opens(SETUP_FILE, { place: 1 }), SET_UP)
  player.hears(1)
  return player
}

const runs: Record<string, () => void> = {
  ...Object.fromEntries(
    ['plain', 'Program Files (x86)', 'A & B', 'Laut! ^ Leise'].map((name) => [
      `a folder named ${name}`,
      () => {
        const player = new Player(name)
        assert.match(player.opens(SETUP_FILE), SET_UP)
        player.hears()
        player.opens(REMOVAL_FILE)
        assert.equal(player.has('spielklang'), false)
      },
    ]),
  ),
  'own lines are kept, and come back': () => {
    const player = new Player('own', OWN)
    player.opens(SETUP_FILE)
    player.hears()
    assert.deepEqual(player.lines('config-vor-spielklang.txt'), [OWN])
    player.opens(REMOVAL_FILE)
    assert.deepEqual(player.lines(), [OWN])
  },
  'a second preset leaves own lines': () => {
    assert.ok(again('second', `${INCLUDE_LINE}\r\n${OWN}\r\n`).lines().includes(OWN))
  },
  'no line break at the end, and switched off': () => void again('no-end', `${OWN}\r\n${OFF}`),
  'behind a section of a device': () => {
    const lines = again('device', `${DEVICE}\r\n${INCLUDE_LINE}\r\n${OWN}`).lines()
    assert.deepEqual(lines, [INCLUDE_LINE, DEVICE, OWN, ''])
  },
  'an empty config.txt': () => void again('empty', ''),
  'no Equalizer APO': () => {
    const player = new Player('none')
    wine(['reg', 'delete', KEY, '/f'])
    assert.match(player.opens(SETUP_FILE), /nicht installiert/)
    assert.equal(player.has('spielklang'), false)
  },
  'opened inside the zip': () => {
    const player = new Player('packed')
    assert.match(player.opens(SETUP_FILE, { only: /cmd$/ }), /erst alles entpacken/)
    assert.equal(player.has('config.txt'), false)
  },
  'Peace, no': () => {
    const player = new Player('peace', 'Include: peace.txt')
    player.write('peace.txt', '')
    assert.doesNotMatch(player.opens(SETUP_FILE), SET_UP)
    assert.deepEqual(player.lines(), ['Include: peace.txt'])
  },
  'Peace, yes': () => {
    const player = new Player('peace-yes', 'Include: peace.txt')
    player.write('peace.txt', '')
    assert.match(player.opens(SETUP_FILE, { answer: 'j' }), SET_UP)
    player.hears()
  },
}

const failed = Object.entries(runs).filter(([name, run]) => {
  try {
    run()
    process.stdout.write(`holds: ${name}\n`)
    return false
  } catch (error) {
    process.stdout.write(`FAILS: ${name}: ${String(error)}\n`)
    return true
  }
})
rmSync(top, { recursive: true, force: true })
process.exitCode = failed.length > 0 ? 1 : 0
