import { storedValue, type Stored } from '@/lib/core/stored-value'
import type { Draft } from '@/lib/catalog/schema'

export interface KeptDraft {
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
