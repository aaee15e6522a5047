import { sceneTargets } from '@/lib/audio/scenes/targets'
import { parseChosen, type ChosenHeadset } from '@/components/headsets/headset-store'
import type { RunState } from '@/lib/hearing/procedure/run'
import { storedRun, storedRunSchema, type StoredRun } from '@/lib/hearing/procedure/stored-run'
import type { NoisePlace } from '@/lib/hearing/stimulus/stimulus'
import type { Subject } from './subject'

const KEY = 'hearing'

export interface KeptRun {
  run: StoredRun
  noise: NoisePlace
  /** That was worn in it. */
  headset: ChosenHeadset | null
}

interface BegunRun extends Omit<KeptRun, 'run'> {
  run: RunState
}

/**
 * Keeps a run as long as its tab, so that a reload or a sign-in loses neither answers nor result.
 * @param subject a run with another one is not gone on with
 */
export function keepRun(subject: Subject, { run, noise, headset }: BegunRun): void {
  const worn = headset && { id: headset.id, name: headset.name }
  const kept = { subject: keyOf(subject), noise, headset: worn, run: storedRun(run) }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage, a reload begins anew.
  }
}

export function forgetRun(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}

/** The run kept for a subject; null for none, and for anything that this page would not have written. */
export function keptRun(subject: Subject): KeptRun | null {
  try {
    const kept: Record<string, unknown> = Object(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    const { success, data } = storedRunSchema.safeParse(kept.run)
    if (kept.subject !== keyOf(subject) || !success || data.answers.length === 0) return null
    const noise = kept.noise === 'game' ? 'game' : 'room'
    return { run: data, noise, headset: parseChosen(JSON.stringify(kept.headset)) }
  } catch {
    return null
  }
}

/** With version and what was asked for: answers to another curve or question say nothing about this one. */
function keyOf({ presetId, version = 1, filters, scene }: Subject): string {
  return `${presetId === null ? JSON.stringify(filters) : `${presetId} ${version}`} ${sceneTargets[scene]}`
}
