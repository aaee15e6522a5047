import { existsSync } from 'node:fs'
import { EnvError, env, type Env } from '@/lib/core/env'
import { knownSecret, ServerSecretError } from '@/lib/core/server-secret'
import { fail, t } from './command-texts'

/**
 * The settings from the environment and `.env.local`; ends the command with one message if any of them is wrong, or if
 * the server secret of the data folder is.
 */
export function loadEnv(): Env {
  if (existsSync('.env.local')) process.loadEnvFile('.env.local')
  try {
    const settings = env()
    knownSecret(settings)
    return settings
  } catch (error) {
    if (error instanceof ServerSecretError) fail(t(`secret.${error.reason}`, { file: error.file }))
    if (!(error instanceof EnvError)) throw error
    return fail(t('env', { variables: error.variables.join(', ') }))
  }
}
