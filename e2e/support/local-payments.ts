import { localKeys } from '@/dev/payments/local-keys'
import { env } from '@/lib/core/env'

/** Prints where the local payment service of these settings listens, and the key that opens it. */
const origin = `http://127.0.0.1:${env().STRIPE_EMULATOR_PORT}`
process.stdout.write(JSON.stringify({ origin, secretKey: localKeys().secretKey }))
