import { join } from 'node:path'
import { localKeys } from '@/dev/payments/start-local-payments'
import { startPayments } from '@/dev/payments/payments'
import { translator } from '@/messages/texts'
import { causeOf, fail } from '@/build/command-texts'
import { loadEnv } from './load-env'

const t = translator('payments')

const { STRIPE_EMULATOR_PORT: port, DATA_DIR, PUBLIC_ORIGIN } = loadEnv()
const folder = join(DATA_DIR, 'payments')
const keys = localKeys()
const webhookUrl = `${PUBLIC_ORIGIN}/api/payments/stripe`
const service = await startPayments({ port, fixedPort: true, folder, ...keys, webhookUrl }).catch(
  (error: unknown) => fail(t('failed', { cause: causeOf(error) })),
)
const host = `127.0.0.1:${service.port}`
process.stdout.write(`${t('started', { host, folder, webhook: webhookUrl, ...keys })}\n`)

let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isEnding) return
    isEnding = true
    service.stop().catch((error: unknown) => fail(t('failed', { cause: causeOf(error) })))
  })
}
