import { spawnSync } from 'node:child_process'
import { compressAssets } from './compress-assets'
import { makeFonts } from './make-fonts'
import { makeBackground, makePageWorker } from './make-workers'

/**
 * Builds the shop with all that its server needs besides Next.js' own output.
 * @param settings environment variables that the build takes up
 * @returns whether it worked; the cause is on standard error
 */
export async function build(settings: Record<string, string>): Promise<boolean> {
  await makeFonts()
  if (!buildWithNext(settings)) return false
  compressAssets()
  makePageWorker()
  await makeBackground()
  return true
}

/** @returns whether Next.js has built the sources */
function buildWithNext(settings: Record<string, string>): boolean {
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...settings },
  })
  return status === 0
}
