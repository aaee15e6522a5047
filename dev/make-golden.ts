import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GOLDEN_FIGURES, goldenFigures } from '@/lib/catalog/figures/testing/golden-figures'
import { GOLDEN_FOLDER, goldenFiles } from '@/lib/catalog/files/testing/golden-files'

/** Regenerates the golden files and figures with the current program; buyers would notice the changes that git then shows. */
rmSync(GOLDEN_FOLDER, { recursive: true, force: true })
mkdirSync(GOLDEN_FOLDER)
for (const [file, content] of goldenFiles()) writeFileSync(join(GOLDEN_FOLDER, file), content)
writeFileSync(GOLDEN_FIGURES, await goldenFigures())
process.stdout.write(`${GOLDEN_FOLDER}\n${GOLDEN_FIGURES}\n`)
