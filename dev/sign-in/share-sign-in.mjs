// Jest's set-up before all suites: lets them share one sign-in service, which takes two seconds of processor to
// load. The first suite that asks starts it; it ends with this process.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { emulatorFolder } from './find-emulator.mjs'

/** @type {Promise<number> | undefined} */
let port

/** @param {string} projectId */
async function start(projectId) {
  const settings = JSON.stringify({
    folder: emulatorFolder(),
    projectId,
    port: 0,
    fixedPort: true,
    accounts: [],
    origins: [],
  })
  const child = spawn(process.execPath, ['dev/sign-in/emulator.mjs', settings], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const [message] = await once(child, 'message')
  child.unref()
  child.channel?.unref()
  return Number(Object(message).port)
}

/** Answers a call to `/PROJECT` with the port of the sign-in service. */
export default async function shareSignIn() {
  const server = createServer(({ url = '' }, response) => {
    port ??= start(url.slice(1))
    port.then(
      (number) => response.end(String(number)),
      () => response.writeHead(500).end(),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  server.unref()
  const address = server.address()
  if (typeof address === 'object' && address) process.env.SHARED_SIGN_IN = String(address.port)
}
