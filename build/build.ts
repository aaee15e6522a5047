import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { makeFonts } from './make-fonts'
import { makeBackground, makeLimiter, makePageWorker } from './make-workers'

const ASSETS = '.next/static'

/** @returns whether it succeeded; the cause is on standard error */
export async function build(settings: Record<string, string>): Promise<boolean> {
  await makeFonts()
  if (!(await buildWithNext(settings))) return false
  compressAssets()
  makePageWorker()
  makeLimiter()
  await makeBackground()
  return true
}

/** Ends with this process. @returns whether Next.js has built the sources */
async function buildWithNext(settings: Record<string, string>): Promise<boolean> {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...settings },
  })
  const end = () => child.kill()
  process.once('exit', end)
  const [code] = await once(child, 'exit')
  process.off('exit', end)
  return code === 0
}

function compressAssets(): void {
  const files = readdirSync(ASSETS, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(`${ASSETS}/${file}`)
    writeFileSync(`${ASSETS}/${file}.br`, brotliCompressSync(content))
    writeFileSync(`${ASSETS}/${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
