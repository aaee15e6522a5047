import { parseEnv } from '@/lib/core/env'
import { describeStore } from '@/lib/store/contract/store-contract'
import { createFirebaseStore } from './firebase-store'
import { startRtdbServer } from '@/lib/store/testing/server'

const started = startRtdbServer({ port: 0 })
let host = ''
const environment = () => ({ STORE_ENGINE: 'firebase', FIREBASE_DATABASE_EMULATOR_HOST: host })

describeStore('Firebase', {
  open: async () => createFirebaseStore(parseEnv(environment())),
  async reset() {
    const server = await started
    host = `127.0.0.1:${server.port}`
    server.clear()
  },
  get childScriptEnv() {
    return environment()
  },
  async dropConnections() {
    ;(await started).dropConnections()
  },
  async end() {
    await (await started).close()
  },
})
