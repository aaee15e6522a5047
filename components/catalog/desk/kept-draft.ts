import type { Draft } from '@/lib/catalog/schema'

/** Unsaved changes, and the revision they are based on. */
export interface KeptDraft {
  revision: number
  draft: Draft
}

const listeners = new Set<() => void>()
/** Used where storage is blocked or full; lasts as long as the page. */
const unstored = new Map<string, string>()

const keyOf = (preset: string) => `preset.${preset}`

/** Unsaved changes by preset, as JSON; a tab keeps its own across reloads. */
export const keptDrafts = {
  text(preset: string): string | null {
    try {
      return sessionStorage.getItem(keyOf(preset)) ?? unstored.get(preset) ?? null
    } catch {
      return unstored.get(preset) ?? null
    }
  },
  /** Null deletes it. */
  set(preset: string, kept: KeptDraft | null): void {
    unstored.delete(preset)
    try {
      if (kept) sessionStorage.setItem(keyOf(preset), JSON.stringify(kept))
      else sessionStorage.removeItem(keyOf(preset))
    } catch {
      if (kept) unstored.set(preset, JSON.stringify(kept))
    }
    listeners.forEach((listener) => listener())
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Null for anything else. Only this form writes it, and the shop checks what it sends. */
export function readKept(text: string | null): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function isKept(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false
  const { revision, draft }: Partial<Record<keyof KeptDraft, unknown>> = value
  if (typeof revision !== 'number' || typeof draft !== 'object' || draft === null) return false
  const { filters, aliases }: Partial<Record<keyof Draft, unknown>> = draft
  return Array.isArray(filters) && Array.isArray(aliases)
}
