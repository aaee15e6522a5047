import { buildIfNeeded } from '@/build/build-if-needed'
import { t } from '@/build/command-texts'
import { loadEnv } from './load-env'

// Builds the shop for this folder's settings, so that it only has to be started.
await buildIfNeeded(loadEnv())
process.stdout.write(`${t('built')}\n`)
