import { z } from 'zod'
import type { DeskVariable } from './desk-variables'

/** The parts of `SMTP_URL`, in the form that mailbox providers give to their customers. */
interface SmtpParts {
  SMTP_HOST?: string | undefined
  SMTP_PORT?: number | undefined
  SMTP_USER?: string | undefined
  SMTP_PASSWORD?: string | undefined
}

/** Encrypted from the first byte; every other port is upgraded to TLS. */
const ENCRYPTED_PORT = 465

function smtpUrlOf({ SMTP_HOST, SMTP_PORT = ENCRYPTED_PORT, ...given }: SmtpParts): string | undefined {
  if (SMTP_HOST === undefined) return undefined
  const { SMTP_USER: user, SMTP_PASSWORD: password = '' } = given
  const login = user === undefined ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  return `${SMTP_PORT === ENCRYPTED_PORT ? 'smtps' : 'smtp'}://${login}${SMTP_HOST}:${SMTP_PORT}`
}

/** The file of keys that Google gives for a service account, as its text. */
export const serviceAccountSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' })
      return z.NEVER
    }
  })
  .pipe(
    z.object({
      project_id: z.string().min(1),
      client_email: z.email(),
      private_key: z.string().includes('PRIVATE KEY'),
    }),
  )

interface Given extends SmtpParts {
  SMTP_URL?: string | undefined
  FIREBASE_SERVICE_ACCOUNT?: z.infer<typeof serviceAccountSchema> | undefined
  FIREBASE_PROJECT_ID?: string | undefined
  FIREBASE_CLIENT_EMAIL?: string | undefined
  FIREBASE_PRIVATE_KEY?: string | undefined
}

/** Variables that follow from others, where they are not given themselves. */
export function derived(env: Given) {
  const { FIREBASE_SERVICE_ACCOUNT: file, FIREBASE_PROJECT_ID: project } = env
  const account = project === undefined || project === file?.project_id ? file : undefined
  return {
    SMTP_URL: env.SMTP_URL ?? smtpUrlOf(env),
    FIREBASE_PROJECT_ID: project ?? account?.project_id,
    FIREBASE_CLIENT_EMAIL: env.FIREBASE_CLIENT_EMAIL ?? account?.client_email,
    FIREBASE_PRIVATE_KEY: env.FIREBASE_PRIVATE_KEY ?? account?.private_key,
  }
}

/** Variables that say the same as one of the desk. */
const instead: Partial<Record<DeskVariable, readonly string[]>> = {
  SMTP_HOST: ['SMTP_URL'],
  SMTP_PORT: ['SMTP_URL'],
  SMTP_USER: ['SMTP_URL'],
  SMTP_PASSWORD: ['SMTP_URL'],
}

/** Directly or in another form, so that it cannot be changed at the desk. */
export function isGiven(
  name: DeskVariable,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  return [name, ...(instead[name] ?? [])].some((each) => Boolean(environment[each]))
}
