import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleScript } from '@/lib/core/testing/bundle-script'
import { SCRIPTS } from './processes'

/** Before all tests, bundles what they start often. @returns deletes it */
export default function bundleScripts(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-scripts-'))
  for (const script of SCRIPTS) bundleScript(script, folder)
  process.env.BUNDLED_SCRIPTS = folder
  return () => rmSync(folder, { recursive: true })
}
