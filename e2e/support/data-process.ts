import { z } from 'zod'
import { findingsOf } from '@/commands/data/audit'
import { localKeys } from '@/dev/payments/start-local-payments'
import { COMMAND_LINE } from '@/lib/account/actor'
import { signInEngine } from '@/lib/account/sign-in/sign-in-engine'
import { loadCatalog } from '@/lib/catalog/watch-catalog'
import { env } from '@/lib/core/env'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { placeOf } from '@/lib/store/rules'
import { openStore } from '@/lib/store/open-store'
import { treeValue } from '@/lib/store/tree-value'

/** `write` does not check the values. */
const callSchema = z.discriminatedUnion('does', [
  z.object({ does: z.literal('get'), path: z.string() }),
  z.object({ does: z.literal('write'), changes: z.record(z.string(), z.unknown()) }),
  z.object({ does: z.literal('confirm'), orderId: z.string() }),
  z.object({ does: z.literal('cancel'), orderId: z.string() }),
  z.object({ does: z.literal('add-account'), email: z.string(), password: z.string() }),
  z.object({ does: z.literal('audit') }),
  z.object({ does: z.literal('payment-service') }),
])
const messageSchema = z.object({ id: z.int(), call: callSchema })

export type DataCall = z.infer<typeof callSchema>

const store = openStore(env())

process.on('message', (message) => {
  const { id, call } = messageSchema.parse(message)
  answer(call).then(
    (value) => process.send?.({ id, value }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  )
})

async function answer(call: DataCall): Promise<unknown> {
  switch (call.does) {
    case 'get':
      return store.get(placeOf(call.path))
    case 'write':
      return store.update(
        Object.fromEntries(Object.entries(call.changes).map(([path, value]) => [path, treeValue(value)])),
      )
    case 'confirm':
      await loadCatalog(store)
      return confirmPayment(store, call.orderId, COMMAND_LINE)
    case 'cancel':
      await loadCatalog(store)
      return cancelOrder(store, call.orderId, COMMAND_LINE)
    case 'add-account':
      return addAccount(call)
    case 'audit':
      return findings()
    case 'payment-service':
      return { port: env().STRIPE_EMULATOR_PORT, secretKey: localKeys().secretKey }
  }
}

async function addAccount(account: { email: string; password: string }): Promise<void> {
  const engine = signInEngine(store)
  await engine.add({ ...account, name: '' }, {})
  const proof = await engine.check(account, { isUnconfirmed: true })
  if (proof) await engine.confirm(proof)
}

async function findings(): Promise<string[]> {
  const all: string[] = []
  for await (const finding of findingsOf(store)) all.push(finding)
  return all
}
