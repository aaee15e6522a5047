import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65_535)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).origin === value.replace(/\/$/, ''))
  .transform((value) => new URL(value).origin)

const settingsSchema = z.object({
  PORT: port.default(3000),
  LISTEN_HOST: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
  AUTH_EMULATOR_PORT: port.default(9099),
  STRIPE_EMULATOR_PORT: port.default(9199),
  DATA_DIR: z.string().min(1).default('.data'),
  ADMIN_PIN: z.string().min(6).max(16).optional(),
  SERVER_SECRET: z.string().min(32).optional(),
  PUBLIC_ORIGIN: origin.optional(),
  STORE_ENGINE: z.enum(['sqlite', 'firebase']).default('sqlite'),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  FIREBASE_DATABASE_URL: z.url().optional(),
  FIREBASE_CLIENT_EMAIL: z.email().optional(),
  FIREBASE_PRIVATE_KEY: z.string().includes('PRIVATE KEY').optional(),
  FIREBASE_WEB_API_KEY: z.string().min(1).optional(),
  FIREBASE_DATABASE_EMULATOR_HOST: z
    .string()
    .regex(/^[^:/\s]+:\d+$/)
    .optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').or(z.string().startsWith('rk_')).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_API_ORIGIN: origin.refine(isLoopback).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  AFFILIATE_BANNER: z.enum(['corner', 'top']).default('corner'),
  IP_LOOKUP_URL: z.url({ protocol: /^https?$/ }).optional(),
  STORE_FULL_IP: flag.default(false),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Of all settings, in the environment and in `.env.local`. */
export const settingNames = Object.keys(settingsSchema.shape)

const envSchema = settingsSchema
  .superRefine((env, context) => {
    const refuse = (name: string) => context.addIssue({ code: 'custom', path: [name], message: 'missing' })
    if (env.FIREBASE_PROJECT_ID && !env.FIREBASE_WEB_API_KEY) refuse('FIREBASE_WEB_API_KEY')
    if (Boolean(env.STRIPE_SECRET_KEY) !== Boolean(env.STRIPE_WEBHOOK_SECRET)) {
      refuse(env.STRIPE_SECRET_KEY ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY')
    }
    if (env.STORE_ENGINE !== 'firebase' || env.FIREBASE_DATABASE_EMULATOR_HOST) return
    if (!env.FIREBASE_DATABASE_URL) refuse('FIREBASE_DATABASE_URL')
    if (!env.FIREBASE_PROJECT_ID) refuse('FIREBASE_PROJECT_ID')
    if (Boolean(env.FIREBASE_CLIENT_EMAIL) !== Boolean(env.FIREBASE_PRIVATE_KEY)) {
      refuse(env.FIREBASE_CLIENT_EMAIL ? 'FIREBASE_PRIVATE_KEY' : 'FIREBASE_CLIENT_EMAIL')
    }
  })
  .transform((env) => ({ ...env, PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}` }))

export type Env = z.infer<typeof envSchema>

/** Names the variables that are wrong, each once, in alphabetical order. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
  constructor(readonly variables: string[]) {
    super(`wrong environment: ${variables.join(', ')}`)
  }
}

/**
 * Reads the shop's settings; empty values count as unset.
 * @throws EnvError naming every wrong variable
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new EnvError([...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))].sort())
}

let current: Env | undefined

/** The settings of this process, read once. */
export function env(): Env {
  current ??= parseEnv(process.env)
  return current
}

/** Whether an origin names this machine, whoever asks. */
export function isLoopback(publicOrigin: string): boolean {
  const { hostname } = new URL(publicOrigin)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
