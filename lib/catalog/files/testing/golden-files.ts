import { createHash } from 'node:crypto'
import { programCatalog } from '../../program-catalog'
import { presetFiles } from '../preset-files'

/** Where the golden files are, from the root of the project. */
export const GOLDEN_FOLDER = 'lib/catalog/files/golden'

/** The files that a preset's buyers get, by their names in the folder: texts as they are, archives by their checksums. */
export function goldenFiles(): Map<string, string> {
  const files = new Map<string, string>()
  let checksums = ''
  for (const preset of programCatalog.allPresets) {
    for (const { name, build } of presetFiles) {
      const content = build(preset)
      const file = `${preset.id}-v${preset.version}-${name}`
      if (typeof content === 'string') files.set(file, content)
      else checksums += `${createHash('sha256').update(content).digest('hex')}  ${file}\n`
    }
  }
  return files.set('archives.sha256', checksums)
}
