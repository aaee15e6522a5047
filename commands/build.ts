import { buildIfNeeded } from '@/build/build-if-needed'
import { t } from './command-texts'
import { loadEnv } from './load-env'

// Builds the shop for the settings of this folder, so that its start has nothing to do but start.
await buildIfNeeded(loadEnv())
process.stdout.write(`${t('built')}\n`)
