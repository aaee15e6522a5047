import { publicationPlanned } from '@/lib/catalog/data'
import { changePreset } from '@/lib/catalog/editing/change-preset'
import { otherPrices } from '@/lib/catalog/editing/doubts-about'
import { contentOf } from '@/lib/catalog/editing/draft-of'
import { DAY } from '@/lib/catalog/pricing/price-steps'
import type { PlanChange, Planned } from '@/lib/catalog/planned'
import type { BesideDraft } from '@/lib/catalog/schema'
import { toStored } from '@/lib/catalog/stored-preset'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'
import { tFields } from '@/messages/texts'
import { publishable } from './publish-preset'

const LONGEST_MS = 365 * DAY

/**
 * The draft as it is now, published later (`publishPlanned`) regardless of later changes; or cancels the plan.
 * @throws ShopError `invalid_input` at `at` unless within a year; `not_found` if there is none; as `publishPreset`
 */
export async function planPublication(
  store: Store,
  id: string,
  { revision, at, isSure, ...said }: PlanChange,
  actor: string,
): Promise<{ id: string; revision: number }> {
  if (at !== null) requireWithinYear(at)
  const others = at === null ? [] : await otherPrices(store, id)
  return changePreset(store, id, revision, (stored) => {
    if (at === null) return takenBack(id, stored.planned, actor)
    const draft = contentOf(publishable(id, stored, { ...said, isSure }, others))
    const subject = pairSubject(id, String(at))
    const task = taskAdded('publish', subject, { delayMs: at - now() })
    return {
      ...publicationPlanned(id, { at, task: task.id, by: actor, draft, ...given(said) }),
      ...task.changes,
      ...journalAdded({
        actor,
        act: 'preset-planned',
        subject: `presets/${id}`,
        after: { at, ...Object(toStored(draft)) },
      }),
    }
  })
}

function takenBack(id: string, planned: Planned | undefined, actor: string): Changes {
  if (!planned) throw new ShopError('not_found')
  const { at, task } = planned
  return {
    ...publicationPlanned(id, null),
    [`tasks/${task}`]: null,
    ...journalAdded({
      actor,
      act: 'preset-unplanned',
      subject: `presets/${id}`,
      before: { at },
      after: null,
    }),
  }
}

function requireWithinYear(at: number): void {
  const problem = at <= now() ? 'plan_past' : at > now() + LONGEST_MS ? 'plan_late' : null
  if (problem !== null) throw new ShopError('invalid_input', { fields: { at: tFields(problem) } })
}

function given({ price, text, isRepair }: BesideDraft) {
  return {
    ...(price === undefined ? {} : { price }),
    ...(text === undefined ? {} : { text }),
    ...(isRepair === undefined ? {} : { isRepair }),
  }
}
