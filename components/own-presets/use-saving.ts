'use client'

import { useRef } from 'react'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { randomKey } from '@/lib/core/ids'
import { callApi } from '@/lib/http/browser/call-api'
import { ownPresetSchema, type OwnPreset } from '@/lib/studio/schema'
import type { PresetDraft } from './draft/preset-draft'
import { contentOf } from './draft/draft-of-preset'
import { draftStore } from './draft/draft-store'

export function useSaving() {
  const { isSending, problem, submit } = useSubmit()
  /** A save that was not answered: a retry must not save twice. */
  const unanswered = useRef<{ id: string; content: string } | null>(null)

  const send = async (work: PresetDraft): Promise<OwnPreset> => {
    const { kept } = work
    const content = contentOf(work)
    if (kept) {
      const body = { revision: kept.revision, ...content }
      return ownPresetSchema.parse(await callApi(`/api/account/studio/${kept.id}`, { method: 'PUT', body }))
    }
    const text = JSON.stringify(content)
    if (unanswered.current?.content !== text) unanswered.current = { id: randomKey(), content: text }
    const body = { id: unanswered.current.id, ...content }
    const answer = ownPresetSchema.parse(await callApi('/api/account/studio', { method: 'POST', body }))
    unanswered.current = null
    return answer
  }
  const keep = (work: PresetDraft) =>
    submit(async () => {
      const opened = draftStore.current()?.opened
      const { id, revision } = await send(work)
      draftStore.keep(opened, work, { id, revision })
    })
  return { isSending, problem, keep }
}
