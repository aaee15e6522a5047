import 'server-only'
import { env } from '@/lib/core/env'
import type { SignInConfig } from '../schema'
import { LOCAL_PROJECT, usesLocalSignIn } from './sign-in-target'

/** Sign-in settings for the browser, known only at run time, not at build time. */
export function signInConfig(): SignInConfig {
  const settings = env()
  const { FIREBASE_PROJECT_ID: projectId = LOCAL_PROJECT, FIREBASE_WEB_API_KEY: apiKey = 'local' } = settings
  if (!usesLocalSignIn(settings)) return { apiKey, authDomain: `${projectId}.firebaseapp.com`, projectId }
  return { apiKey, projectId, emulatorUrl: `http://127.0.0.1:${settings.AUTH_EMULATOR_PORT}` }
}
