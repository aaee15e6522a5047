import 'server-only'
import { applicationDefault, cert, type Credential } from 'firebase-admin/app'
import type { Env } from '@/lib/core/env'

export interface Target {
  databaseURL: string
  projectId: string
  /** The only identity that database.rules.json admits. */
  databaseAuthVariableOverride: { uid: 'spielklang-server' }
  /** Missing for a local server: the SDK presents `owner` to anything without TLS. */
  credential?: Credential
  accessToken(): Promise<string>
}

export function targetOf(env: Env): Target {
  const projectId = env.FIREBASE_PROJECT_ID ?? 'demo-spielklang'
  const identity = { projectId, databaseAuthVariableOverride: { uid: 'spielklang-server' } } as const
  const host = env.FIREBASE_DATABASE_EMULATOR_HOST
  if (host) {
    const databaseURL = `http://${host}?ns=${projectId}-default-rtdb`
    return { ...identity, databaseURL, accessToken: async () => 'owner' }
  }
  const credential = credentialOf(env, projectId)
  return {
    ...identity,
    databaseURL: env.FIREBASE_DATABASE_URL ?? `https://${projectId}-default-rtdb.firebaseio.com`,
    credential,
    accessToken: async () => (await credential.getAccessToken()).access_token,
  }
}

/** The project's service account, or the machine's own. A key in the environment has its line breaks as `\n`. */
export function credentialOf(env: Env, projectId: string): Credential {
  const { FIREBASE_CLIENT_EMAIL: clientEmail, FIREBASE_PRIVATE_KEY: key } = env
  if (!clientEmail || !key) return applicationDefault()
  return cert({ projectId, clientEmail, privateKey: key.replaceAll('\\n', '\n') })
}
