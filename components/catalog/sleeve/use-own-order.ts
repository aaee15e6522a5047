'use client'

import { useEffect, useState } from 'react'
import { useSignedIn } from '@/components/account/use-signed-in'

/** Orders by the presets that they have brought. */
type OwnOrders = ReadonlyMap<string, string>

/** In ms; after that a purchase may have been added. */
const FRESH_FOR = 30_000

let asked: { uid: string; at: number; answer: Promise<OwnOrders> } | null = null

/** The order by which whoever is signed in has bought a preset; null if there is none, or nobody, or nothing is known yet. */
export function useOwnOrder(presetId: string): string | null {
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
  return (orders?.uid === uid && orders?.found.get(presetId)) || null
}

/** All cards of a page ask at once; one call answers them. What it needs is loaded for nobody else. */
function ownOrders(uid: string): Promise<OwnOrders> {
  if (asked?.uid === uid && Date.now() - asked.at < FRESH_FOR) return asked.answer
  const answer = import('./fetch-own-orders').then(({ fetchOwnOrders }) => fetchOwnOrders())
  asked = { uid, at: Date.now(), answer: answer.catch(() => new Map()) }
  return asked.answer
}
