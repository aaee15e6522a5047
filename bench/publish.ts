import { once as event } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { parseEnv } from '@/lib/core/env'
import { spawnServer } from '@/server/spawn-server'
import { nothing, withServer } from './measuring/measured-shop'
import { once, quantile } from './measuring/median'
import type { Row } from './measuring/report'

const SECRET = 'a-secret-only-for-this-measurement'
const ID = 'cs2-schrittklar'
const PATHS = ['/', '/presets', `/presets/${ID}`]
const TIMES = 20
const PORT = '3989'
/** In cents; no other preset has this price. */
const PRICE = 4200

/** Time from a price change until two processes of one shop show it on all pages. */
export async function measurePublish(): Promise<Row[]> {
  const value = once(quantile(await measure(), 0.95) / 1000)
  const detail = `${TIMES} publications; start, catalogue and product page`
  return [{ name: 'published to visible in two processes, 95 of 100, s', goal: { atMost: 2 }, value, detail }]
}

function measure(): Promise<number[]> {
  return withServer(
    nothing,
    async ({ origin, env }) => {
      const variables = z.record(z.string(), z.string()).parse({ ...env, PORT })
      const another = spawnServer(parseEnv(variables), { variables })
      await event(another, 'message')
      try {
        const measured: number[] = []
        for (let time = 1; time <= TIMES; time += 1) {
          measured.push(await msToVisible([origin, `http://localhost:${PORT}`], PRICE + time))
        }
        return measured
      } finally {
        another.kill('SIGTERM')
        await event(another, 'exit')
      }
    },
    { SERVER_SECRET: SECRET },
  )
}

let revision = 1

/** Sets a price, and waits until the last page shows it. */
async function msToVisible(origins: string[], price: number): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${origins[0]}/api/admin/presets/${ID}/sale`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ revision, price, active: true, isSure: true }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  revision += 1
  const text = `${(price / 100).toFixed(2).replace('.', ',')}\u00a0€`
  const show = async (address: string) => {
    while (!(await (await fetch(address)).text()).includes(text)) await pause(100)
  }
  await Promise.all(origins.flatMap((origin) => PATHS.map((path) => show(origin + path))))
  return performance.now() - begun
}
