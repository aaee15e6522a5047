import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * Path of a Chromium on this machine, installing one by Debian's or Playwright's installer if necessary.
 * @throws Error if none is available
 */
export function findChromium(): string {
  const found = installedChromium() ?? (install() ? installedChromium() : undefined)
  if (!found) throw new Error('No Chromium found and none could be installed; set CHROMIUM_PATH.')
  return found
}

function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, chromium.executablePath()]
  return candidates.find((path): path is string => Boolean(path) && existsSync(path ?? ''))
}

function install(): boolean {
  const isRoot = process.getuid?.() === 0
  const byDebian = () =>
    run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
  const byPlaywright = () =>
    run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium')
  return (isRoot && byDebian()) || byPlaywright()
}

function run(command: string, ...args: string[]): boolean {
  process.stdout.write(`${command} ${args.join(' ')}\n`)
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}
