'use client'

import { useMemo, useState, useSyncExternalStore } from 'react'
import { useSubmit } from '@/components/ui/fields/use-submit'
import type { Draft } from '@/lib/catalog/schema'
import { callApi } from '@/lib/http/browser/call-api'
import { keptDrafts, readKept, type KeptDraft } from './kept-draft'

/** The state of a preset as the shop answers it. */
interface PresetState {
  id: string
  revision: number
}

/** What the form of a preset begins with; one that is new has no id. */
export interface EditedPreset extends KeptDraft {
  id: string | null
}

/**
 * What is being written about a preset: kept over a reload until it is saved, and saved only on what it was written about.
 * @param noAnswer is said where the shop does not answer
 */
export function usePresetDraft(preset: EditedPreset, noAnswer: string) {
  const key = preset.id ?? 'neu'
  const text = useSyncExternalStore(
    keptDrafts.subscribe,
    () => keptDrafts.text(key),
    () => null,
  )
  const kept = useMemo(() => readKept(text), [text])
  const [saved, setSaved] = useState<KeptDraft>(preset)
  const { isSending: isSaving, problem, setProblem, submit } = useSubmit(noAnswer)

  const base = saved.revision > preset.revision ? saved : preset
  const { draft } = kept ?? base
  const change = (part: Partial<Draft>) =>
    keptDrafts.set(key, { revision: kept?.revision ?? base.revision, draft: { ...draft, ...part } })

  /** Somebody's own further change; what is not saved yet is about the preset as it is since. */
  const moveTo = (revision: number) => {
    setSaved({ revision, draft: base.draft })
    const now = readKept(keptDrafts.text(key))
    if (now) keptDrafts.set(key, { ...now, revision })
  }

  /** @returns the state that is saved; null if it was refused, or is under way already */
  const save = async (): Promise<PresetState | null> => {
    const sent = { revision: kept?.revision ?? base.revision, draft: tidied(draft) }
    let state: PresetState | null = null
    await submit(async () => {
      state = readState(await sendDraft(preset.id, sent))
      setSaved({ revision: state.revision, draft: sent.draft })
      // What was written meanwhile is not saved yet.
      const now = readKept(keptDrafts.text(key))
      const isMore = now !== null && JSON.stringify(now.draft) !== JSON.stringify(draft)
      keptDrafts.set(key, isMore ? { ...now, revision: state.revision } : null)
    })
    return state
  }
  const discard = () => {
    setProblem(null)
    keptDrafts.set(key, null)
  }
  return {
    draft,
    revision: base.revision,
    isUnsaved: kept !== null,
    isOutdated: kept !== null && kept.revision !== base.revision,
    ...{ isSaving, problem, change, save, discard, moveTo },
  }
}

export type PresetDraft = ReturnType<typeof usePresetDraft>

function sendDraft(id: string | null, { revision, draft }: KeptDraft): Promise<unknown> {
  if (id === null) return callApi('/api/admin/presets', { method: 'POST', body: { draft } })
  return callApi(`/api/admin/presets/${id}`, { method: 'PUT', body: { revision, draft } })
}

/** The state that the shop answers with. */
export function readState(answer: unknown): PresetState {
  const { id, revision }: Partial<Record<keyof PresetState, unknown>> = Object(answer)
  return { id: String(id), revision: Number(revision) }
}

/** All texts are lines; in the form they may break, and have spaces at their ends. */
function tidied(draft: Draft): Draft {
  const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  return {
    ...draft,
    name: line(draft.name),
    game: line(draft.game),
    aliases: draft.aliases.map(line).filter(Boolean),
    tagline: line(draft.tagline),
    description: line(draft.description),
    headset: line(draft.headset),
  }
}
