import { resolve, sep } from 'node:path'
import { emailSchema } from './text/email-schema'
import { bech32 } from '@scure/base'
import { z } from 'zod'
import { derived, serviceAccountSchema } from './derived-settings'

const port = z.coerce.number().int().min(1).max(65_535)
export const LONGEST_HOLD_DAYS = 365
/** The longest time that a visit by a partner's link may count. */
export const LONGEST_HOURS = 720
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const origin = z
  // The check after it would throw if the value is no URL.
  .url({ protocol: /^https?$/, abort: true })
  .refine((value) => new URL(value).origin === value.replace(/\/$/, ''))
  .transform((value) => new URL(value).origin)

/** By its whole path, `s3://bucket/path` or `sftp://user@host/path`; a password has its own, sealed variable. */
const backupPlace = z
  .string()
  .regex(/^(?:\/.*|s3:\/\/[\w.-]+(?:\/[^?#\s]*)?|sftp:\/\/(?:[^\s/:@]+@)?[^\s/:@]+(?::\d{1,5})?\/[^?#\s]+)$/)

const isWithin = (folder: string, place: string) =>
  place.startsWith('/') && `${resolve(place)}${sep}`.startsWith(`${resolve(folder)}${sep}`)

export const AGE_KEY_PREFIX = 'age-secret-key-'
/** Whether a text is an X25519 identity of age; its check digits reveal slips of the pen. */
export const isAgeKey = (text: string) =>
  text === text.toUpperCase() && bech32.decodeUnsafe(text.toLowerCase())?.prefix === AGE_KEY_PREFIX
/** On paper it has spaces. */
export const ageKeySchema = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
  .refine(isAgeKey)

/** `address`, or `Name <address>`. */
const mailbox = z.string().regex(/^(?:[^<>\p{Cc}]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u)

export const DATEV_ACCOUNTS = [
  ...(['revenue19', 'revenue7', 'revenueOther', 'revenueSmallBusiness'] as const),
  ...(['revenueOneStopShop', 'revenueReverseCharge'] as const),
  ...(['bank', 'provider', 'providerFee', 'interim'] as const),
  ...(['commission', 'commissionTaxed', 'commissionReverseCharge'] as const),
] as const
/** `name=account` or `name=account/tax key`, separated by commas. */
const datevAccounts = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim().split('=')))
  .pipe(z.array(z.tuple([z.enum(DATEV_ACCOUNTS), z.string().regex(/^\d{4,8}(?:\/\d{1,4})?$/)])))

export const OWNER_MAIL_KINDS = [
  'order',
  'unmatched',
  'refund',
  'dispute',
  'withdrawal',
  'report',
  'application',
  'task',
] as const
const ownerMailKinds = z
  .string()
  .transform((list) => list.split(',').map((kind) => kind.trim()))
  .pipe(z.array(z.enum(OWNER_MAIL_KINDS)))

const settingsSchema = z.object({
  PORT: port.default(3000),
  LISTEN_HOST: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
  STRIPE_EMULATOR_PORT: port.default(9199),
  DATA_DIR: z.string().min(1).default('.data'),
  ADMIN_PIN: z.string().min(6).max(16).optional(),
  SERVER_SECRET: z.string().min(32).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  PUBLIC_ORIGIN: origin.optional(),
  STORE_ENGINE: z.enum(['sqlite', 'firebase']).default('sqlite'),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  FIREBASE_DATABASE_URL: z.url().optional(),
  FIREBASE_CLIENT_EMAIL: z.email().optional(),
  FIREBASE_PRIVATE_KEY: z.string().includes('PRIVATE KEY').optional(),
  FIREBASE_SERVICE_ACCOUNT: serviceAccountSchema.optional(),
  FIREBASE_DATABASE_EMULATOR_HOST: z
    .string()
    .regex(/^[^:/\s]+:\d+$/)
    .optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').or(z.string().startsWith('rk_')).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_API_ORIGIN: origin.refine(isLoopback).optional(),
  VIES_ORIGIN: origin.refine(isLoopback).default('https://ec.europa.eu'),
  DISCORD_ORIGIN: origin.refine(isLoopback).default('https://discord.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_HOST: z.hostname().optional(),
  SMTP_PORT: port.optional(),
  SMTP_USER: z.string().min(1).optional(),
  SMTP_PASSWORD: z.string().min(1).optional(),
  MAIL_FROM: mailbox.optional(),
  OWNER_MAIL: emailSchema.optional(),
  OWNER_MAIL_KINDS: ownerMailKinds.default([...OWNER_MAIL_KINDS]),
  BACKUP_PLACE: backupPlace.optional(),
  BACKUP_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  BACKUP_USER: z.string().min(1).optional(),
  BACKUP_PASSWORD: z.string().min(1).optional(),
  BACKUP_ENDPOINT: origin.optional(),
  BACKUP_KEY: ageKeySchema.optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  WAITING_SHOWN: flag.default(true),
  MONEY_BACK: flag.default(false),
  AFFILIATE_BANNER: z.enum(['corner', 'top']).default('corner'),
  AFFILIATE_CONSENT: z.enum(['ask', 'assume']).optional(),
  TRANSFER_GRACE_DAYS: z.coerce.number().int().min(0).max(90).default(7),
  PARTNER_RATE: z.coerce.number().min(0).max(100).multipleOf(0.01).default(10),
  ATTRIBUTION_HOURS: z.coerce.number().int().min(24).max(LONGEST_HOURS).default(24),
  PARTNER_HOLD_DAYS: z.coerce.number().int().min(0).max(LONGEST_HOLD_DAYS).default(30),
  PARTNER_THRESHOLD: z.coerce.number().int().min(1).max(1_000_000).default(2500),
  DATEV_CONSULTANT: z.coerce.number().int().min(1001).max(9_999_999).optional(),
  DATEV_CLIENT: z.coerce.number().int().min(1).max(99_999).optional(),
  DATEV_CHART: z.enum(['SKR03', 'SKR04']).default('SKR03'),
  DATEV_YEAR_START: z
    .string()
    .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/)
    .default('01-01'),
  DATEV_ACCOUNT_LENGTH: z.coerce.number().int().min(4).max(8).default(4),
  DATEV_ACCOUNTS: datevAccounts.default([]),
  MAINTENANCE_NOTE: z.string().max(500).optional(),
  VISIT_MONTHS: z.coerce.number().int().min(1).max(60).default(25),
  CLICK_MONTHS: z.coerce.number().int().min(2).max(13).default(13),
  IP_LOOKUP_URL: z.url({ protocol: /^https?$/ }).optional(),
  STORE_FULL_IP: flag.default(false),
  OFFLINE: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export const variableNames = Object.keys(settingsSchema.shape)

const withDefaults = (given: Settings) => {
  const env = { ...given, ...derived(given) }
  const PUBLIC_ORIGIN = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`
  const AFFILIATE_CONSENT = env.AFFILIATE_CONSENT ?? (isLoopback(PUBLIC_ORIGIN) ? 'assume' : 'ask')
  return { ...env, PUBLIC_ORIGIN, AFFILIATE_CONSENT }
}

/** A missing variable may still come from the store. */
const looseSchema = settingsSchema.transform(withDefaults)
const envSchema = settingsSchema
  .superRefine((given, context) => {
    const env = { ...given, ...derived(given) }
    for (const name of [...missingInPairs(env), ...missingForFirebase(env)]) {
      context.addIssue({ code: 'custom', path: [name], message: 'missing' })
    }
    if (env.METRICS_TOKEN !== undefined && env.METRICS_TOKEN === env.SERVER_SECRET) {
      context.addIssue({ code: 'custom', path: ['METRICS_TOKEN'], message: 'it can do everything' })
    }
    if (env.BACKUP_PLACE !== undefined && isWithin(env.DATA_DIR, env.BACKUP_PLACE)) {
      context.addIssue({ code: 'custom', path: ['BACKUP_PLACE'], message: 'it would be lost with the data' })
    }
  })
  .transform(withDefaults)

type Settings = z.infer<typeof settingsSchema>

/** A variable that is set, and the one that it requires. */
const pairs = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMTP_USER', 'SMTP_PASSWORD'],
  ['SMTP_PASSWORD', 'SMTP_USER'],
  ['SMTP_USER', 'SMTP_HOST'],
  ['SMTP_PORT', 'SMTP_HOST'],
  ['BACKUP_USER', 'BACKUP_PASSWORD'],
  ['BACKUP_ENDPOINT', 'BACKUP_PLACE'],
  ['DATEV_CONSULTANT', 'DATEV_CLIENT'],
  ['DATEV_CLIENT', 'DATEV_CONSULTANT'],
] as const satisfies [keyof Settings, keyof Settings][]

function missingInPairs(env: Settings): string[] {
  const missing: (keyof Settings)[] = pairs.flatMap(([set, required]) =>
    env[set] && !env[required] ? [required] : [],
  )
  if (env.BACKUP_PLACE?.startsWith('sftp:') && !env.BACKUP_PASSWORD) missing.push('BACKUP_PASSWORD')
  // A public shop must send its buyers the contract (§ 312f BGB).
  if (env.PUBLIC_ORIGIN && !isLoopback(env.PUBLIC_ORIGIN) && !env.SMTP_URL) missing.push('SMTP_URL')
  return missing
}

function missingForFirebase(env: Settings): string[] {
  if (env.STORE_ENGINE !== 'firebase' || env.FIREBASE_DATABASE_EMULATOR_HOST) return []
  const missing: (keyof Settings)[] = []
  if (!env.FIREBASE_DATABASE_URL) missing.push('FIREBASE_DATABASE_URL')
  if (!env.FIREBASE_PROJECT_ID) missing.push('FIREBASE_PROJECT_ID')
  if (env.FIREBASE_CLIENT_EMAIL && !env.FIREBASE_PRIVATE_KEY) missing.push('FIREBASE_PRIVATE_KEY')
  if (env.FIREBASE_PRIVATE_KEY && !env.FIREBASE_CLIENT_EMAIL) missing.push('FIREBASE_CLIENT_EMAIL')
  return missing
}

export type Env = z.infer<typeof envSchema>

export type Source = Readonly<Record<string, string | undefined>>

/** Each once, in alphabetical order. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
  constructor(readonly variables: string[]) {
    super(`wrong environment: ${variables.join(', ')}`)
  }
}

/** Empty values count as unset. @throws EnvError naming every invalid variable */
export function parseEnv(source: Source): Env {
  return parsed(envSchema, source)
}

/** Invalid and missing ones, each once, in alphabetical order. */
export function problemsOf(source: Source): string[] {
  try {
    parseEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.variables
    throw error
  }
}

/** Variables that others require may be missing. @throws EnvError naming every invalid variable */
export function parseLoosely(source: Source): Env {
  return parsed(looseSchema, source)
}

function parsed(schema: typeof envSchema | typeof looseSchema, source: Source): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw new EnvError([...new Set(result.error.issues.map((issue) => String(issue.path[0])))].sort())
}

export function isLoopback(publicOrigin: string): boolean {
  const { hostname } = new URL(publicOrigin)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
