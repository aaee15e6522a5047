import { readFileSync } from 'node:fs'
import { buildSync } from 'esbuild'

const SOURCE = 'lib/offline/worker.ts'
const FILE = '.next/sw.js'

/** Puts the worker that keeps pages at hand without network into one file that says which build it belongs to. */
export function makeWorker(): void {
  const build = readFileSync('.next/BUILD_ID', 'utf8')
  buildSync({
    entryPoints: [SOURCE],
    outfile: FILE,
    bundle: true,
    minify: true,
    charset: 'utf8',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    define: { BUILD: JSON.stringify(build) },
    logLevel: 'warning',
  })
}
