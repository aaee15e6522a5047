import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import { emulatorFolder } from './find-emulator.mjs'
import { LOCAL_PROJECT } from '@/lib/account/sign-in/which-engine'

const SCRIPT = 'dev/sign-in/emulator.mjs'

/** An account to begin with, as the emulator imports it. */
export interface StartAccount {
  localId: string
  email: string
  emailVerified: boolean
  rawPassword: string
  displayName?: string
  /** Custom claims as JSON. */
  customAttributes?: string
}

interface EmulatorOptions {
  /** 0 for any. */
  port: number
  /** Whether to fail rather than use another port if this one is taken. */
  fixedPort: boolean
  /** File of the accounts; if missing, they are only in memory. */
  file?: string
  /** The accounts when there is no file yet. */
  accounts?: StartAccount[]
  /** Pages allowed to call it. */
  origins?: string[]
  /** Called for every mail that the real service would send. */
  onMail?: (mail: Mail) => void
}

const mailSchema = z.object({ requestType: z.string(), email: z.string(), link: z.string() })
export type Mail = z.infer<typeof mailSchema>

const messageSchema = z.union([
  z.object({ port: z.int() }),
  z.object({ isOpen: z.literal(true) }),
  z.object({ failed: z.string() }),
  z.object({ mail: mailSchema }),
])

/** The port is taken. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError'
}

/** Another service is using the accounts. */
export class AccountsInUseError extends Error {
  override readonly name = 'AccountsInUseError'
}

export interface AuthEmulator {
  port: number
  /** Resolves when it has ended, for whatever reason. */
  ended: Promise<unknown>
  /** Ends it after saving the accounts; at once while it is still loading. */
  stop(): Promise<void>
  /** Ends it at once. */
  kill(): Promise<void>
}

/**
 * Starts the official Auth emulator on loopback in its own process, which ends with this one. Its port opens at
 * once; the first calls wait until it has loaded.
 * @throws PortTakenError, AccountsInUseError, or Error with the process's message
 */
export async function startAuthEmulator({ onMail, ...options }: EmulatorOptions): Promise<AuthEmulator> {
  const settings = JSON.stringify({
    folder: emulatorFolder(),
    projectId: LOCAL_PROJECT,
    accounts: [],
    origins: [],
    ...options,
  })
  const child = spawn(process.execPath, [SCRIPT, settings], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const ended = once(child, 'exit')
  let isOpen = false
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (given) => {
      const message = messageSchema.parse(given)
      if ('port' in message) resolve(message.port)
      else if ('isOpen' in message) isOpen = true
      else if ('mail' in message) onMail?.(message.mail)
      else reject(failureOf(message.failed))
    })
    child.on('exit', (code) => reject(new Error(`the sign-in service ended with ${code}`)))
  })
  const endWith = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  // While loading it does not react to signals, and has nothing to save.
  return { port, ended, stop: () => endWith(isOpen ? 'SIGTERM' : 'SIGKILL'), kill: () => endWith('SIGKILL') }
}

function failureOf(reason: string): Error {
  if (reason === 'EADDRINUSE') return new PortTakenError()
  return reason === 'LOCKED' ? new AccountsInUseError() : new Error(reason)
}
