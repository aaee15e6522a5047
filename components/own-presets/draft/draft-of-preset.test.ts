import { usualDynamics } from '@/lib/audio/dynamics/dynamics'
import { contentOf, draftOf } from './draft-of-preset'
import type { PresetDraft } from './preset-draft'

const work: PresetDraft = {
  name: 'Schritte',
  filters: [{ type: 'PK', fc: 500, gain: 4, q: 1 }],
  correction: { name: 'HD 650', filters: [{ type: 'LSC', fc: 105, gain: 5.4, q: 0.7 }] },
  dynamics: usualDynamics,
  base: 'cs2-schrittklar',
  kept: { id: 'a'.repeat(32), revision: 3 },
}
const stored = { id: 'a'.repeat(32), revision: 3, changedAt: 0 }

it('stores a draft completely and restores it unchanged', () => {
  expect(draftOf({ ...stored, ...contentOf(work) })).toEqual(work)
})

it('stores nothing of `Leises lauter` if it is off', () => {
  const off = { ...work, dynamics: null }
  expect(contentOf(off)).not.toHaveProperty('dynamics')
  expect(draftOf({ ...stored, ...contentOf(off) })).toEqual(off)
})
