import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLoopback, type Env } from '@/lib/core/env'
import { fail, t } from './command-texts'
import { compressAssets } from './compress-assets'
import { hashScripts } from './hash-scripts'
import { makeFonts } from './make-fonts'

const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'scripts/compress-assets.ts',
  'scripts/hash-scripts.ts',
  'scripts/make-fonts.ts',
  'database.rules.json',
  'instrumentation-node.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'tsconfig.json',
]
/** What the present build was made from. */
export const BUILD_STAMP = '.next/build-stamp'

/** Builds the shop unless the build that is there was made from the very same sources and settings. */
export async function buildIfNeeded({ PUBLIC_ORIGIN, AFFILIATE_BANNER }: Env): Promise<void> {
  const settings = { PUBLIC_ORIGIN: isLoopback(PUBLIC_ORIGIN) ? '' : PUBLIC_ORIGIN, AFFILIATE_BANNER }
  const stamp = stampOf(settings)
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === stamp) return
  process.stdout.write(`${t('building')}\n`)
  await makeFonts()
  const next = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...settings },
  })
  if (next.status !== 0) fail(t('buildFailed'))
  hashScripts()
  compressAssets()
  writeFileSync(BUILD_STAMP, stamp)
}

function stampOf(settings: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of SOURCES.flatMap(filesOf)) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
    .filter((file) => !/\.test\.tsx?$/.test(file))
}
