import { storedValue } from '@/lib/core/stored-value'
import { sceneTargets } from '@/lib/audio/scenes/targets'
import { parseChosen, type ChosenHeadset } from '@/components/headsets/headset-store'
import type { RunState } from '@/lib/listening-test/procedure/run'
import { storedRun, storedRunSchema, type StoredRun } from '@/lib/listening-test/procedure/stored-run'
import type { NoisePlace } from '@/lib/listening-test/stimulus/stimulus'
import type { Subject } from './subject'

export interface KeptRun {
  run: StoredRun
  noise: NoisePlace
  headset: ChosenHeadset | null // used in the run
}

interface BegunRun extends Omit<KeptRun, 'run'> {
  run: RunState
}

/** One for each kind of noise: a second run must not erase the first one's result, on which a refund depends. */
const slots = {
  room: storedValue('hearing', 'session', (value) => parseKept(value, 'room')),
  game: storedValue('hearingInGame', 'session', (value) => parseKept(value, 'game')),
}

/** As long as its tab: a reload or a sign-in loses nothing. Resumed only with the same subject. */
export function keepRun(subject: Subject, { run, noise, headset }: BegunRun): void {
  const worn = headset && { id: headset.id, name: headset.name }
  slots[noise].write({ subject: keyOf(subject), noise, headset: worn, run: storedRun(run) })
}

export function forgetRun(noise: NoisePlace): void {
  slots[noise].write(null)
}

/** Null for none, and for anything that this page would not have written. */
export function keptRun(subject: Subject, noise: NoisePlace): KeptRun | null {
  const kept = slots[noise].read()
  return kept?.subject === keyOf(subject) && kept.run.answers.length > 0 ? kept : null
}

function parseKept(value: unknown, place: NoisePlace): (KeptRun & { subject: string }) | null {
  const { subject, run, noise, headset }: Record<string, unknown> = Object(value)
  const { success, data } = storedRunSchema.safeParse(run)
  if (typeof subject !== 'string' || !success || noise !== place) return null
  return { subject, run: data, noise: place, headset: parseChosen(headset) }
}

/** With version and target sound: answers for another curve, question or headset do not apply to this one. */
function keyOf({ presetId, version = 1, filters, scene, worn }: Subject): string {
  return `${presetId === null ? JSON.stringify(filters) : `${presetId} ${version}`} ${sceneTargets[scene]} ${worn}`
}
