import { existsSync, readFileSync } from 'node:fs'
import { EnvError, env, type Env } from '@/lib/core/env'
import { fail, t } from './command-texts'
import { EnvFileError, parseEnvFile } from './parse-env-file'

const FILE = '.env.local'

/**
 * The settings from the environment and, where it says nothing, from `.env.local`; ends the command with one message if
 * any of them is wrong.
 */
export function loadEnv(): Env {
  try {
    const settings = existsSync(FILE) ? parseEnvFile(readFileSync(FILE)) : {}
    for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
    return env()
  } catch (error) {
    if (error instanceof EnvFileError) return fail(t(`envFile.${error.problem}`, { details: error.details }))
    if (error instanceof EnvError) return fail(t('env', { variables: error.variables.join(', ') }))
    throw error
  }
}
