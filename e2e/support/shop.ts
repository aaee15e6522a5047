import { execFile, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { simpleParser } from 'mailparser'
import { z } from 'zod'
import { parseEnv } from '@/lib/core/env'
import { spawnServer } from '@/server/spawn-server'
import { freePort } from './free-port'
import { end, launch, programOf } from './processes'
import { ShopData } from './shop-data'

export interface ShopOptions {
  engine: 'sqlite' | 'firebase'
}

const run = promisify(execFile)
const paymentsSchema = z.object({ port: z.int(), secretKey: z.string() })

/** Sent with calls that only the shop's owner may make. */
export const SERVER_SECRET = 'a-secret-only-for-these-browser-tests'
export const METRICS_TOKEN = 'a-token-for-figures-only'
/** Opens a shop that is locked. */
export const PIN = 'Käfer-4711'

/** A shop on a free port with a fresh data folder, started by the script that its owner starts. */
export class Shop {
  private server: ChildProcess | undefined
  private database: ChildProcess | undefined
  private another: ChildProcess | undefined
  private greeting: string[] = []
  private readonly store: ShopData

  private constructor(
    readonly origin: string,
    private readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly databasePort: number | null,
  ) {
    this.store = new ShopData(env)
  }

  static async start({
    engine,
    settings = {},
  }: {
    engine: ShopOptions['engine']
    settings?: Record<string, string>
  }) {
    const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
    const port = await freePort()
    const paymentsPort = await freePort()
    const databasePort = engine === 'firebase' ? await freePort() : null
    const shop = new Shop(
      `http://localhost:${port}`,
      folder,
      {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        SERVER_SECRET,
        METRICS_TOKEN,
        ADMIN_PIN: PIN,
        PARTS_PAGE: 'true',
        MONEY_BACK: 'false',
        STRIPE_EMULATOR_PORT: String(paymentsPort),
        STORE_ENGINE: engine,
        ...(databasePort ? { FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${databasePort}` } : {}),
        ...settings,
      },
      databasePort,
    )
    await shop.open()
    return shop
  }

  /** Runs one of the shop's commands, e.g. `('commands/orders.ts', 'list')`; returns its output. */
  async command(script: string, ...args: string[]): Promise<string> {
    return this.commandWith({}, script, ...args)
  }

  /** Runs a command with other settings. */
  async commandWith(settings: Record<string, string>, script: string, ...args: string[]): Promise<string> {
    const env = { ...this.env, ...settings }
    const { execArgv, file } = programOf(script)
    const { stdout } = await run(process.execPath, [...execArgv, file, ...args], { env })
    return stdout
  }

  /** Lines that the shop has printed since its last start. */
  printed(): string {
    return this.greeting.join('')
  }

  /** File names in the shop's data folder. */
  files(): string[] {
    return readdirSync(this.folder)
  }

  /** The value at a path of the shop's data. */
  data(path: string): Promise<unknown> {
    return this.store.call({ does: 'get', path })
  }

  /** Writes values into the shop's data by path, unchecked. */
  async write(changes: Record<string, unknown>): Promise<void> {
    await this.store.call({ does: 'write', changes })
  }

  /** Adds a confirmed account. */
  async addAccount(email: string, password: string): Promise<void> {
    await this.store.call({ does: 'add-account', email, password })
  }

  /** Confirms an order's payment, as its owner does at the command line. */
  async confirm(orderId: string): Promise<void> {
    await this.store.call({ does: 'confirm', orderId })
  }

  async cancel(orderId: string): Promise<void> {
    await this.store.call({ does: 'cancel', orderId })
  }

  /** The audit's findings in the shop's data, a sentence each. */
  async audit(): Promise<string[]> {
    return z.array(z.string()).parse(await this.store.call({ does: 'audit' }))
  }

  /** The texts of the mails that the shop has sent to an address, each after its subject, oldest first. */
  async mailsTo(address: string): Promise<string[]> {
    const folder = join(this.folder, 'mail')
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
    const mails = await Promise.all(
      files.sort().map((name) => simpleParser(readFileSync(join(folder, name)))),
    )
    const isTo = ({ to }: (typeof mails)[number]) => [to ?? []].flat().some(({ text }) => text === address)
    return mails.filter(isTo).map(({ subject, text }) => `${subject}\n${text}`)
  }

  /** Makes a test call to the local payment service (dev/payments/controls.ts), e.g. `('events/hold', { isHeld: true })`. */
  async payments(call: string, body: object): Promise<unknown> {
    const { port, secretKey } = paymentsSchema.parse(await this.store.call({ does: 'payment-service' }))
    const headers = { authorization: `Bearer ${secretKey}` }
    const answer = await fetch(`http://127.0.0.1:${port}/_test/${call}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }

  /** Ends the shop and starts it again on the same data. */
  async restart(): Promise<void> {
    await this.close()
    await this.open()
  }

  async stop(): Promise<void> {
    await this.close()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Starts the database server of the Firebase engine. */
  async openDatabase(): Promise<void> {
    if (this.databasePort === null) return
    this.database = await launch('commands/rtdb.ts', { ...this.env, PORT: String(this.databasePort) })
  }

  /** Kills the database server; nothing can be tidied up. */
  async killDatabase(): Promise<void> {
    this.database?.kill('SIGKILL')
    if (this.database) await once(this.database, 'exit')
  }

  /** Starts the shop alone. */
  async openServer(): Promise<void> {
    this.greeting = []
    this.server = await launch('commands/start.ts', this.env, this.greeting)
  }

  async closeServer(): Promise<void> {
    await end(this.server)
  }

  /**
   * Starts one more process of the shop, on the same data.
   * @returns its origin
   */
  async openAnother(): Promise<string> {
    const variables = { ...this.env, PORT: String(await freePort()), PUBLIC_ORIGIN: this.origin }
    const env = parseEnv(variables)
    this.another = spawnServer(env, { variables: z.record(z.string(), z.string()).parse(variables) })
    await once(this.another, 'message')
    return `http://localhost:${variables.PORT}`
  }

  private async open(): Promise<void> {
    await this.openDatabase()
    await this.openServer()
  }

  private async close(): Promise<void> {
    await this.store.close()
    await end(this.another)
    await this.closeServer()
    await end(this.database)
  }
}
