import { buildIfNeeded } from '@/build/build-if-needed'
import { t } from '@/build/command-texts'
import { loadEnv } from './load-env'

await buildIfNeeded(loadEnv())
process.stdout.write(`${t('built')}\n`)
