'use client'

import { useRef } from 'react'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { randomKey } from '@/lib/core/ids'
import { callApi } from '@/lib/http/browser/call-api'
import { keptPresetSchema, type KeptPreset } from '@/lib/studio/schema'
import type { Work } from './work/work'
import { contentOf } from './work/work-of-kept'
import { workStore } from './work/work-store'

/** Saves a work to the account, over its saved version or as a new preset. */
export function useKeeping() {
  const { isSending, problem, submit } = useSubmit()
  /** A new preset whose save was not answered: a retry must not save it twice. */
  const unanswered = useRef<{ id: string; content: string } | null>(null)

  const send = async (work: Work): Promise<KeptPreset> => {
    const { kept } = work
    const content = contentOf(work)
    if (kept) {
      const body = { revision: kept.revision, ...content }
      return keptPresetSchema.parse(await callApi(`/api/account/studio/${kept.id}`, { method: 'PUT', body }))
    }
    const text = JSON.stringify(content)
    if (unanswered.current?.content !== text) unanswered.current = { id: randomKey(), content: text }
    const body = { id: unanswered.current.id, ...content }
    const answer = keptPresetSchema.parse(await callApi('/api/account/studio', { method: 'POST', body }))
    unanswered.current = null
    return answer
  }
  const keep = (work: Work) =>
    submit(async () => {
      const opened = workStore.current()?.opened
      const { id, revision } = await send(work)
      workStore.keep(opened, work, { id, revision })
    })
  return { isSending, problem, keep }
}
