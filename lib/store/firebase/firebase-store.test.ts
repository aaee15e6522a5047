import databaseRules from '@/database.rules.json'
import { parseEnv } from '@/lib/core/env'
import type { Harness } from '@/lib/store/contract/harness'
import { describeStore } from '@/lib/store/contract/store-contract'
import { startRtdbServer } from '@/dev/database/server'
import { createFirebaseStore } from './firebase-store'
import { redirectSdkLog } from './connection'

const connectTo = (host: string) => {
  const childScriptEnv = { STORE_ENGINE: 'firebase', FIREBASE_DATABASE_EMULATOR_HOST: host }
  return { childScriptEnv, open: async () => createFirebaseStore(parseEnv(childScriptEnv)) }
}

/** The official emulator, which has to be given the rules. */
function officialEmulator(host: string): Harness {
  const call = async (method: string, path: string, body?: unknown) => {
    const url = `http://${host}/${path}?ns=demo-spielklang-default-rtdb`
    const init = { method, headers: { authorization: 'Bearer owner' }, body: JSON.stringify(body) ?? null }
    const { ok, status } = await fetch(url, init)
    if (!ok) throw new Error(`the emulator answers ${method} ${path} with ${status}`)
  }
  return {
    ...connectTo(host),
    reset: async () => {
      await call('PUT', '.settings/rules.json', databaseRules)
      await call('DELETE', '.json')
    },
    end: async () => undefined,
  }
}

function ownServer(): Harness {
  const started = startRtdbServer({ port: 0 })
  let connect = connectTo('')
  return {
    open: () => connect.open(),
    get childScriptEnv() {
      return connect.childScriptEnv
    },
    reset: async () => {
      const server = await started
      connect = connectTo(`127.0.0.1:${server.port}`)
      server.clear()
    },
    dropConnections: async () => (await started).dropConnections(),
    end: async () => (await started).close(),
  }
}

const emulator = process.env.FIREBASE_DATABASE_EMULATOR_HOST
describeStore('Firebase', emulator ? officialEmulator(emulator) : ownServer())

it('leaves the SDK alone where its logging module cannot be found', () => {
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue('/')
  expect(redirectSdkLog).not.toThrow()
  cwd.mockRestore()
})
