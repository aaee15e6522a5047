import { spawnSync } from 'node:child_process'
import { compressAssets } from './compress-assets'
import { makeFonts } from './make-fonts'
import { makeBackground, makePageWorker } from './make-workers'

/**
 * Builds the shop and everything its server needs besides Next.js's own output.
 * @param settings environment variables used by the build
 * @returns whether it succeeded; the cause is on standard error
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
