import * as z from 'zod/mini'
import type { CurvePoint } from '@/lib/audio/extremes'
import { callApi } from '@/lib/http/browser/call-api'
import { headsetSchema, headsetSummarySchema, type Headset, type HeadsetSummary } from '@/lib/headsets/schema'
import { muchLifted } from '@/lib/headsets/with-headset'

export interface FetchedHeadset {
  headset: Headset
  lift: CurvePoint | null
}

export const OWN_ADDRESS = '/api/account/headset'

const listSchema = z.object({ headsets: z.array(headsetSummarySchema) })

const known = new Map<string, Promise<FetchedHeadset | null>>()
let list: Promise<HeadsetSummary[]> | undefined

/** Null if the shop does not know it. Asked for once per page. @throws without an answer */
export function fetchHeadset(id: string): Promise<FetchedHeadset | null> {
  const asked = known.get(id) ?? ask(id)
  known.set(id, asked)
  asked.catch(() => known.delete(id))
  return asked
}

/** Once per page. @throws without an answer */
export function fetchHeadsets(): Promise<HeadsetSummary[]> {
  list ??= askForList()
  list.catch(() => (list = undefined))
  return list
}

export async function keepInAccount(chosen: Pick<Headset, 'id'> | null): Promise<void> {
  try {
    await callApi(OWN_ADDRESS, { method: 'PUT', body: { headset: chosen?.id ?? null } })
  } catch {
    // The browser keeps its choice, and the next page tries again.
  }
}

async function ask(id: string): Promise<FetchedHeadset | null> {
  const answer = await fetch(`/api/headsets/${encodeURIComponent(id)}`)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`answer ${answer.status}`)
  const headset = headsetSchema.parse(await answer.json())
  return { headset, lift: muchLifted(headset) }
}

async function askForList(): Promise<HeadsetSummary[]> {
  const answer = await fetch('/api/headsets')
  if (!answer.ok) throw new Error(`answer ${answer.status}`)
  return listSchema.parse(await answer.json()).headsets
}
