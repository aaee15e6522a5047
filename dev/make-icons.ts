import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { drawIcons } from './draw-icons'

/** Redraws the shop's icons after `app/icon.svg` has changed. */
for (const [path, icon] of await drawIcons(readFileSync('app/icon.svg'))) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, icon)
  process.stdout.write(`${path}\n`)
}
