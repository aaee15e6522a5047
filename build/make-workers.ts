import { readFileSync } from 'node:fs'
import { build, buildSync } from 'esbuild'
import { BACKGROUND_FILE } from '@/lib/core/off-thread'

const BROWSERS = ['chrome111', 'firefox111', 'safari16.4']

export function makePageWorker(): void {
  const id = readFileSync('.next/BUILD_ID', 'utf8')
  buildSync({
    entryPoints: ['lib/offline/worker.ts'],
    outfile: '.next/sw.js',
    bundle: true,
    minify: true,
    charset: 'utf8',
    target: BROWSERS,
    define: { BUILD: JSON.stringify(id) },
    logLevel: 'warning',
  })
}

export function makeLimiter(): void {
  buildSync({
    entryPoints: ['lib/own-sound/processors.ts'],
    outfile: '.next/limiter.js',
    bundle: true,
    minify: true,
    charset: 'utf8',
    target: BROWSERS,
    logLevel: 'warning',
  })
}

export async function makeBackground(outfile = BACKGROUND_FILE): Promise<void> {
  await build({
    entryPoints: ['lib/operation/background.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['react-server'],
    packages: 'external',
    // Without this alias, the package would throw when the threads load it.
    alias: { 'server-only': './node_modules/server-only/empty.js' },
    charset: 'utf8',
    logLevel: 'warning',
  })
}
