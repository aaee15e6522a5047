import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import { isLoopback, type Env } from '@/lib/core/env'
import { beginSoleUse, beginUse } from '@/lib/store/sqlite/usage'
import { StoreError } from '@/lib/store/store'
import { build } from './build'
import { withBuildLock } from './build-lock'
import { PAGE_NAMES } from '@/lib/core/desk-variables'
import { fail, t } from './command-texts'

const FOLDERS = ['app', 'build', 'components', 'dev/parts', 'lib', 'messages']
const SOURCE = /\.(?:tsx?|mjs|css|json|svg|png|ico)$|^lib\/headsets\/autoeq\//
const BESIDE = [
  ...['database.rules.json', 'instrumentation-client.ts', 'instrumentation-node.ts', 'instrumentation.ts'],
  ...[
    'next.config.mjs',
    'package-lock.json',
    'package.json',
    'postcss.config.mjs',
    'proxy.ts',
    'tsconfig.json',
  ],
]
export const BUILD_STAMP = '.next/build-stamp'
/** Not in `.next`, which Next.js empties. */
const LOCK = 'node_modules/.cache/spielklang/build-lock'
/** Shops that run from the current build use this. */
const IN_USE = 'node_modules/.cache/spielklang/built'

const WRITTEN = [dirname(BUILD_STAMP), dirname(LOCK), 'fonts']

/** Builds the shop unless the current build was made from exactly the same sources and settings. */
export async function buildIfNeeded(env: Env): Promise<void> {
  const settings = settingsOf(env)
  const stamp = stampOf(settings)
  if (isBuilt(stamp)) return
  if (!canBuild()) fail(t('readOnly'))
  const onWait = () => process.stdout.write(`${t('buildAwaited')}\n`)
  await withBuildLock({ file: LOCK, onWait }, async () => {
    if (isBuilt(stamp)) return
    const endUse = useAlone()
    process.stdout.write(`${t('building')}\n`)
    if (!(await build(settings))) fail(t('buildFailed'))
    writeFileSync(BUILD_STAMP, stamp)
    endUse()
  })
}

/** Keeps others from building in this folder until this process ends: a running shop loses its scripts by that. */
export function keepBuild(): void {
  if (canBuild()) beginUse(IN_USE)
}

function useAlone(): () => void {
  try {
    return beginSoleUse(IN_USE)
  } catch (error) {
    if (!(error instanceof StoreError && error.code === 'in_use')) throw error
    return fail(t('builtInUse'))
  }
}

export function isBuiltFor(env: Env): boolean {
  return isBuilt(stampOf(settingsOf(env)))
}

/** Container images and systemd units can only read their program. */
export function canBuild(): boolean {
  return WRITTEN.every(isWritable)
}

function isWritable(folder: string): boolean {
  if (!existsSync(folder)) return isWritable(dirname(folder))
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function settingsOf({ PUBLIC_ORIGIN, AFFILIATE_BANNER }: Env): Record<string, string> {
  return {
    PUBLIC_ORIGIN: isLoopback(PUBLIC_ORIGIN) ? '' : PUBLIC_ORIGIN,
    AFFILIATE_BANNER,
    // Only `npm test` and its browser tests set it, see next.config.mjs.
    PARTS_PAGE: process.env.PARTS_PAGE ?? '',
    // Pages are built with the defaults, and regenerated where the running shop has others.
    ...Object.fromEntries(PAGE_NAMES.map((name) => [name, ''])),
  }
}

function isBuilt(stamp: string): boolean {
  return existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === stamp
}

function stampOf(settings: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of sources()) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

function sources(): string[] {
  const files = [...BESIDE.filter((file) => existsSync(file)), ...FOLDERS.flatMap(filesOf)]
  return files.filter((file) => !/\.test\.tsx?$/.test(file)).sort()
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => SOURCE.test(path) && !basename(path).startsWith('.') && statSync(path).isFile())
}
