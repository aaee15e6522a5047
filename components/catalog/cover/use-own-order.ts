'use client'

import { useEffect, useState } from 'react'
import { useSignedIn } from '@/components/account/use-signed-in'

/** Order ids by preset. */
type OwnOrders = ReadonlyMap<string, string>

/** ms; afterwards the answer is stale, since there may be a new purchase. */
const FRESH_FOR = 30_000

let asked: { uid: string; at: number; answer: Promise<OwnOrders> } | null = null

/** Null without one, without a user, and until it is known. */
export function useOwnOrder(presetId: string): string | null {
  return useOwnOrders()?.get(presetId) ?? null
}

export function useOwnOrders(): OwnOrders | null {
  const uid = useSignedIn()?.uid
  const [orders, setOrders] = useState<{ uid: string; found: OwnOrders }>()
  useEffect(() => {
    if (uid === undefined) return
    let isWanted = true
    void ownOrders(uid).then((found) => isWanted && setOrders({ uid, found }))
    return () => {
      isWanted = false
    }
  }, [uid])
  return orders && orders.uid === uid ? orders.found : null
}

/** All cards of a page share one request. */
function ownOrders(uid: string): Promise<OwnOrders> {
  if (asked?.uid === uid && Date.now() - asked.at < FRESH_FOR) return asked.answer
  const answer = fetchOwnOrders()
  asked = { uid, at: Date.now(), answer: answer.catch(() => new Map()) }
  return asked.answer
}

/** Only signed-in users load the schema. @throws TypeError without an answer, ZodError for one of another shape */
async function fetchOwnOrders(): Promise<OwnOrders> {
  const { boughtPresetsSchema } = await import('@/lib/customer/schema')
  const answer = await fetch('/api/account/presets')
  if (!answer.ok) return new Map()
  const { presets } = boughtPresetsSchema.parse(await answer.json())
  return new Map(presets.map(({ id, orderId }) => [id, orderId]))
}
