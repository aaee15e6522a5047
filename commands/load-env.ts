import { existsSync, readFileSync } from 'node:fs'
import { EnvError, env, type Env } from '@/lib/core/env'
import { knownSecret, ServerSecretError } from '@/lib/core/server-secret'
import { fail, t } from '@/build/command-texts'
import { EnvFileError, parseEnvFile } from './parse-env-file'

const FILE = '.env.local'

/** From the environment, else `.env.local`. Ends the command if one is invalid or the server secret unusable. */
export function loadEnv(): Env {
  try {
    const given = existsSync(FILE) ? parseEnvFile(readFileSync(FILE)) : {}
    for (const [name, value] of Object.entries(given)) process.env[name] ??= value
    const settings = env()
    knownSecret(settings)
    return settings
  } catch (error) {
    if (error instanceof EnvFileError) return fail(t(`envFile.${error.problem}`, { details: error.details }))
    if (error instanceof ServerSecretError) return fail(t(`secret.${error.reason}`, { file: error.file }))
    if (error instanceof EnvError) return fail(t('env', { variables: error.variables.join(', ') }))
    throw error
  }
}
