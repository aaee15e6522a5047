import { buildIfNeeded } from '@/build/build-if-needed'
import { t } from '@/build/command-texts'
import { loadEnv } from './load-env'

// Builds the shop for this folder's settings, so that starting it is all that is left.
await buildIfNeeded(loadEnv())
process.stdout.write(`${t('built')}\n`)
