// The Auth emulator of firebase-tools, alone and on loopback, for dev/sign-in/auth-emulator.ts. Plain JavaScript,
// to load its thousands of files without a loader in between. Started without the official command line, which
// would check the network for news.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { z } from 'zod'

const EMULATOR = 'lib/emulator/auth/server.js'
const FRAMEWORK = 'exegesis-express'
const HOST = '127.0.0.1'
const PORTS_TRIED = 100
const SAVE_AFTER_MS = 100
/** Longer than an ending service needs to save its accounts. */
const LOCK_TIMEOUT_MS = 2_000
/** firebase-tools' mode that refuses projects other than its own. */
const SINGLE_PROJECT_ERROR = 2

const accountsSchema = z.array(z.looseObject({ localId: z.string(), validSince: z.string().optional() }))
const settingsSchema = z.object({
  /** Of the package firebase-tools. */
  folder: z.string(),
  projectId: z.string(),
  port: z.int(),
  fixedPort: z.boolean(),
  file: z.string().optional(),
  accounts: accountsSchema,
  origins: z.array(z.string()),
})
const savedSchema = z.object({ users: accountsSchema })
/** The parts of the emulator's answers that are read here. An import answers with the accounts it did not accept. */
const answerSchema = z.object({
  users: accountsSchema.default([]),
  oobCodes: z
    .array(z.object({ oobCode: z.string(), requestType: z.string(), email: z.string(), oobLink: z.string() }))
    .default([]),
  error: z.array(z.unknown()).default([]),
})

const settings = settingsSchema.parse(JSON.parse(process.argv[2] ?? ''))
const { folder, projectId, port: firstPort, fixedPort, file, accounts, origins } = settings
/** Lets this process call the emulator before it is open to others. */
const pass = randomUUID()
/** @type {NodeJS.Timeout | undefined} */
let saveTimer

// The terminal sends it to the shop, too, which ends this process once it no longer needs sign-in.
process.on('SIGINT', () => undefined)

const lock = file === undefined ? null : lockFor(file)
const server = createServer()
const port = await listen()
process.send?.({ port })

const require = createRequire(join(folder, EMULATOR))
const framework = require(FRAMEWORK)
const { middleware } = framework
/**
 * Compiles the checks of a call on first use: compiling them all at the start would take ten seconds.
 * @param {unknown} document
 * @param {object} options
 */
framework.middleware = (document, options) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true })
const { createApp } = require(join(folder, EMULATOR))
/** @type {Promise<import('node:http').RequestListener>} */
const loading = createApp(projectId, SINGLE_PROJECT_ERROR)
let isOpen = false
// Loading takes seconds; callers wait for it.
const opening = loading.then(fillIn)

server.on('request', (request, response) => {
  if (!isFromShop(request.headers)) return void response.writeHead(403).end()
  const isOwn = request.headers['x-pass'] === pass
  if (!isOwn) response.on('finish', () => noteCall(request.method ?? '', request.url ?? ''))
  void (isOwn ? loading : opening.then(() => loading)).then((app) => app(request, response))
})

process.on('disconnect', () => void end())

async function end() {
  clearTimeout(saveTimer)
  if (isOpen) await save()
  lock?.close()
  process.exit(0)
}

/**
 * Locks the accounts for the life of this process, however it ends.
 * @param {string} accountsFile
 */
function lockFor(accountsFile) {
  mkdirSync(dirname(accountsFile), { recursive: true })
  const database = new Database(`${accountsFile}.lock`, { timeout: LOCK_TIMEOUT_MS })
  try {
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'
    return fail(isTaken ? 'LOCKED' : String(error))
  }
}

/**
 * @param {string} reason
 * @returns {never}
 */
function fail(reason) {
  process.send?.({ failed: reason })
  process.exit(1)
}

/**
 * Rejects requests of websites that a user visits, whether sent to this address or to their own host name that points
 * to this machine. Requests not made by a web page send no origin.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function isFromShop({ host, origin }) {
  const isHere = host === `${HOST}:${port}` || host === `localhost:${port}`
  return isHere && (origin === undefined || origins.includes(origin))
}

/** @returns {Promise<number>} the port that was free */
async function listen() {
  for (let candidate = firstPort; ; candidate += 1) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(candidate, HOST, () => resolve(server.off('error', reject)))
      })
      const address = server.address()
      return typeof address === 'object' && address ? address.port : candidate
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (isTaken && !fixedPort && candidate < firstPort + PORTS_TRIED) continue
      fail(isTaken ? 'EADDRINUSE' : String(error))
    }
  }
}

/**
 * Loads the accounts of the last run, or those of a new shop; sets a single answer for wrong passwords and
 * unknown addresses.
 */
async function fillIn() {
  const emailPrivacyConfig = { enableImprovedEmailPrivacy: true }
  await call('PATCH', 'v2', 'config?updateMask=emailPrivacyConfig', { emailPrivacyConfig })
  const isKept = file !== undefined && existsSync(file)
  const users = isKept ? savedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).users : accounts
  if (users.length > 0) await call('POST', 'v1', 'accounts:batchCreate', { users })
  for (const { localId, validSince } of users) {
    // Otherwise the import would count as the end of all sessions.
    if (validSince) await call('POST', 'v1', 'accounts:update', { localId, validSince })
  }
  if (!isKept) await save()
  isOpen = true
  process.on('SIGTERM', () => void end())
  process.send?.({ isOpen })
}

/**
 * @param {string} method
 * @param {string} url
 */
function noteCall(method, url) {
  if (method === 'GET' || method === 'OPTIONS') return
  saveTimer ??= setTimeout(() => {
    saveTimer = undefined
    void save()
  }, SAVE_AFTER_MS)
  if (url.includes('sendOobCode')) void tellMail()
}

let lastTold = ''

/** No mail is sent here: the latest link is reported to the process that started the emulator. */
async function tellMail() {
  const { oobCodes } = await call('GET', 'emulator', 'oobCodes')
  const newest = oobCodes.at(-1)
  // An unknown address gets the same answer as a known one, but no link.
  if (!newest || newest.oobCode === lastTold) return
  lastTold = newest.oobCode
  const { requestType, email, oobLink } = newest
  if (process.connected) process.send?.({ mail: { requestType, email, link: oobLink } })
}

async function save() {
  if (file === undefined) return
  const { users } = await call('GET', 'v1', 'accounts:batchGet?maxResults=-1')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.draft`, JSON.stringify({ users }), { mode: 0o600 })
  renameSync(`${file}.draft`, file)
}

/**
 * @param {'GET' | 'POST' | 'PATCH'} method
 * @param {'v1' | 'v2' | 'emulator'} api
 * @param {string} path
 * @param {object} [body]
 */
async function call(method, api, path, body) {
  const base = api === 'emulator' ? 'emulator/v1' : `identitytoolkit.googleapis.com/${api}`
  const response = await fetch(`http://${HOST}:${port}/${base}/projects/${projectId}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json', 'x-pass': pass },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = await response.json()
  const parsed = answerSchema.safeParse(answer)
  if (!response.ok || !parsed.success || parsed.data.error.length > 0) {
    throw new Error(`${path}: ${JSON.stringify(answer)}`)
  }
  return parsed.data
}
