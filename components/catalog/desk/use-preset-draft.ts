'use client'

import { useState, useSyncExternalStore } from 'react'
import { useSubmit } from '@/components/ui/fields/use-submit'
import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { Draft } from '@/lib/catalog/schema'
import { storedValue, type Stored } from '@/lib/core/stored-value'
import { callApi } from '@/lib/http/browser/call-api'

interface KeptDraft {
  revision: number
  draft: Draft
}

const drafts = new Map<string, Stored<KeptDraft>>()

/** Unsaved changes of a preset; a tab keeps its own across reloads. */
export function keptDraft(preset: string): Stored<KeptDraft> {
  const known = drafts.get(preset)
  if (known) return known
  const kept = storedValue(`preset.${preset}`, 'session', (value) => (isKept(value) ? value : null))
  drafts.set(preset, kept)
  return kept
}

/** Only this form writes it, and the shop checks what it sends. */
function isKept(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false
  const { revision, draft }: Partial<Record<keyof KeptDraft, unknown>> = value
  if (typeof revision !== 'number' || typeof draft !== 'object' || draft === null) return false
  const { filters, aliases }: Partial<Record<keyof Draft, unknown>> = draft
  return Array.isArray(filters) && Array.isArray(aliases)
}

interface PresetState {
  id: string
  revision: number
}

export interface EditedPreset extends KeptDraft {
  id: string | null
}

/** Changes survive a reload until they are saved, and are saved only on the revision they are based on. */
export function usePresetDraft(preset: EditedPreset) {
  const key = preset.id ?? 'neu'
  const stored = keptDraft(key)
  const kept = useSyncExternalStore(stored.subscribe, stored.read, () => null)
  const [saved, setSaved] = useState<KeptDraft>(preset)
  const { isSending: isSaving, problem, setProblem, submit } = useSubmit()

  const base = saved.revision > preset.revision ? saved : preset
  const { draft } = kept ?? base
  /** Null takes `Leises lauter` off. */
  const change = ({
    dynamics,
    ...part
  }: Omit<Partial<Draft>, 'dynamics'> & { dynamics?: Dynamics | null }) => {
    const changed: Draft = { ...draft, ...part, ...(dynamics && { dynamics }) }
    if (dynamics === null) delete changed.dynamics
    stored.write({ revision: kept?.revision ?? base.revision, draft: changed })
  }

  /** Rebases unsaved changes after another change by the same user; changes that were already outdated stay so. */
  const moveTo = (revision: number) => {
    // A dialog may hold an older closure of this function, from before its own save.
    setSaved((last) => ({ revision, draft: (last.revision > preset.revision ? last : preset).draft }))
    const now = stored.read()
    if (now?.revision === revision - 1) stored.write({ ...now, revision })
  }

  /** @returns the saved state; null if it was refused, or if a save is under way */
  const save = async (): Promise<PresetState | null> => {
    const sent = { revision: kept?.revision ?? base.revision, draft: tidied(draft) }
    let state: PresetState | null = null
    await submit(async () => {
      state = readState(await sendDraft(preset.id, sent))
      setSaved({ revision: state.revision, draft: sent.draft })
      // Changes made during the request are not saved yet.
      const now = stored.read()
      const isMore = now !== null && JSON.stringify(now.draft) !== JSON.stringify(draft)
      stored.write(isMore ? { ...now, revision: state.revision } : null)
      // The page of the new preset follows; another press would create a second one.
      return preset.id === null ? 'leaving' : undefined
    })
    return state
  }
  const discard = () => {
    setProblem(null)
    stored.write(null)
  }
  return {
    draft,
    revision: base.revision,
    isUnsaved: kept !== null,
    isOutdated: kept !== null && kept.revision !== base.revision,
    isSaving,
    problem,
    change,
    save,
    discard,
    moveTo,
  }
}

export type PresetDraft = ReturnType<typeof usePresetDraft>

function sendDraft(id: string | null, { revision, draft }: KeptDraft): Promise<unknown> {
  if (id === null) return callApi('/api/admin/presets', { method: 'POST', body: { draft } })
  return callApi(`/api/admin/presets/${id}`, { method: 'PUT', body: { revision, draft } })
}

export function readState(answer: unknown): PresetState {
  const { id, revision }: Partial<Record<keyof PresetState, unknown>> = Object(answer)
  return { id: String(id), revision: Number(revision) }
}

/** Texts are stored as single lines without spaces around them. */
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
