import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const SHELL = 'chromium-headless-shell'
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

/**
 * Playwright's settings for the browsers: `CHROMIUM_PATH`, and `CHROMIUM_SHELL_PATH` for the headless shell, which
 * takes half the time but cannot share a tab's sound. On a machine of CI, the shell is installed if it is missing.
 * @throws Error if there is no Chromium
 */
export function chromiumSettings(): Record<string, string> {
  const path = findChromium()
  const shell = shellPath() ?? (process.env.CI && byDebian(SHELL) ? shellPath() : undefined)
  return { CHROMIUM_PATH: path, ...(shell ? { CHROMIUM_SHELL_PATH: shell } : {}) }
}

function shellPath(): string | undefined {
  return firstOf([process.env.CHROMIUM_SHELL_PATH, ...onPath([SHELL])])
}

function installedChromium(): string | undefined {
  return firstOf([process.env.CHROMIUM_PATH, ...onPath(NAMES), chromium.executablePath()])
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function firstOf(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && path !== '' && existsSync(path))
}

function install(): boolean {
  return byDebian('chromium', SHELL) || byPlaywright()
}

/** Only as root. */
function byDebian(...packages: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0
  return (
    isRoot &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
  )
}

function byPlaywright(): boolean {
  return run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium')
}

function run(command: string, ...args: string[]): boolean {
  process.stdout.write(`${command} ${args.join(' ')}\n`)
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}
