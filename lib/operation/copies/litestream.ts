import 'server-only'
import { execFile, execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { databaseFile, makePrivateFolder } from '@/lib/core/data-folder'
import type { Env } from '@/lib/core/env'
import { retention } from '@/lib/legal/retention'
import { copyNotesOf } from '@/lib/store/sqlite/log-watch'
import { recipientOf } from './backup-key'

/** Versions from 0.5 on keep another format, and encrypt nothing. */
const VERSION = /^v?0\.3\.\d+/
/** Its whole content is a variable, so that no secret is in a file. */
const CONFIG = ['lib', 'operation', 'copies', 'litestream.yml']
/** The variables that Litestream needs, without the shop's secrets. */
const HANDED_ON = /^(?:PATH|HOME|TMPDIR|AWS_\w+|SSL_CERT_\w+|https?_proxy|no_proxy)$/i

export interface CopyRun {
  program: string
  config: string
  env: NodeJS.ProcessEnv
}

export function copyPlace({ STORE_ENGINE, BACKUP_PLACE }: Env): string | null {
  return STORE_ENGINE === 'sqlite' ? (BACKUP_PLACE ?? null) : null
}

/** Null for none, or a disk of the server. */
export function copyHost(settings: Env): string | null {
  const place = copyPlace(settings)
  if (place === null || place.startsWith('/')) return null
  if (place.startsWith('sftp:')) return new URL(place).hostname
  return new URL(settings.BACKUP_ENDPOINT ?? 'https://s3.amazonaws.com').hostname
}

/** @param port where it shows its figures; without one, it shows none */
export function copyRun(
  settings: Env,
  given: { program: string; place: string; key: string; port?: number },
): CopyRun {
  const { program, place, key, port } = given
  const config = {
    addr: port === undefined ? '' : `127.0.0.1:${port}`,
    logging: { level: 'warn', type: 'json', stderr: true },
    dbs: [
      {
        path: databaseFile(resolve(settings.DATA_DIR)),
        // For reading the log; it is sent each second.
        'monitor-interval': '250ms',
        replicas: [
          {
            ...replicaAt(place, settings),
            'sync-interval': '1s',
            'snapshot-interval': '24h',
            retention: `${retention.copyDays * 24}h`,
            age: { identities: [key], recipients: [recipientOf(key)] },
          },
        ],
      },
    ],
  }
  const handed = Object.entries(process.env).filter(([name]) => HANDED_ON.test(name))
  return {
    program,
    config: [process.cwd(), ...CONFIG].join('/'),
    env: {
      ...Object.fromEntries(handed),
      NODE_ENV: process.env.NODE_ENV,
      SHOP_COPIES: JSON.stringify(config),
    },
  }
}

function replicaAt(place: string, settings: Env): Record<string, unknown> {
  if (place.startsWith('/')) return { type: 'file', path: place }
  const { BACKUP_USER: user, BACKUP_PASSWORD: password, BACKUP_ENDPOINT: endpoint } = settings
  const { protocol, hostname, port, username, pathname } = new URL(place)
  const path = decodeURIComponent(pathname)
  if (protocol === 'sftp:') {
    const login = username === '' ? user : decodeURIComponent(username)
    return { type: 'sftp', host: `${hostname}:${port || '22'}`, user: login, password, path }
  }
  return {
    type: 's3',
    bucket: hostname,
    path: path.slice(1),
    region: settings.BACKUP_REGION,
    endpoint,
    'force-path-style': endpoint !== undefined,
    'access-key-id': user,
    'secret-access-key': password,
  }
}

let found: string | undefined

/** The one on the PATH, else the one npm installed for this system. */
export async function litestream(): Promise<string | null> {
  if (found !== undefined) return found
  for (const candidate of candidates()) {
    if (await isUsable(candidate)) return (found = candidate)
  }
  return null
}

function candidates(): string[] {
  // npm adds folders whose `litestream` is a script that runs the program apart: signals would not reach that.
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder && !/\.bin$/.test(folder))
  // The bundler must not follow it.
  const ours = ['node_modules', '@flydotio', `litestream-${process.platform}-${process.arch}`]
  return [...folders, [process.cwd(), ...ours].join('/')].map((folder) => join(folder, 'litestream'))
}

async function isUsable(program: string): Promise<boolean> {
  try {
    await access(program, constants.X_OK)
    const { stdout } = await promisify(execFile)(program, ['version'], { timeout: 5_000 })
    return VERSION.test(stdout)
  } catch {
    return false
  }
}

/** Whether a process is a Litestream: after a restart of the machine, its number may be another program's. */
export function isLitestream(pid: number): boolean {
  try {
    const words =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
    return words.includes('litestream')
  } catch {
    return false
  }
}

/** How Litestream says that it cannot read the copy's last file. */
const INCOMPLETE = /cannot determine replica position: .*(?:decrypt|read header|unexpected EOF)/

/** SFTP servers keep what arrived of a file when a connection breaks, and Litestream would never go on behind it. */
export function isIncomplete(line: string): boolean {
  return INCOMPLETE.test(line)
}

/** The shop empties its log itself again. */
export function removeNotes(file: string): void {
  rmSync(copyNotesOf(file), { recursive: true, force: true })
}

/** Without notes, Litestream begins with a snapshot. From now on the log is left to it. */
export function beginAnew(file: string): void {
  removeNotes(file)
  makePrivateFolder(copyNotesOf(file))
}
