import { existsSync } from 'node:fs'
import { EnvError, env, type Env } from '@/lib/core/env'
import { fail, t } from './command-texts'

/** The settings from the environment and `.env.local`; ends the command with one message if any of them is wrong. */
export function loadEnv(): Env {
  if (existsSync('.env.local')) process.loadEnvFile('.env.local')
  try {
    return env()
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return fail(t('env', { variables: error.variables.join(', ') }))
  }
}
