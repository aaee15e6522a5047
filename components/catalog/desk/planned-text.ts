import { getFormatter, getTranslations } from 'next-intl/server'
import { draftOf, isSameSound } from '@/lib/catalog/editing/draft-of'
import { toStored, type StoredPreset } from '@/lib/catalog/stored-preset'
import { now } from '@/lib/core/clock'

/** In ms; longer than a task takes if nothing goes wrong. */
const LATE_MS = 2 * 60_000

export async function plannedText(preset: StoredPreset): Promise<string | null> {
  const { planned, published } = preset
  if (!planned) return null
  const t = await getTranslations('admin.presets.plan')
  const format = await getFormatter()
  const said = {
    at: format.dateTime(planned.at, { dateStyle: 'medium', timeStyle: 'short' }),
    version: published && isSameSound(planned.draft, published) ? 'none' : (published?.version ?? 0) + 1,
  }
  if (planned.at + LATE_MS < now()) return t('overdue', said)
  const [one, other] = [planned.draft, draftOf(preset)].map((draft) => JSON.stringify(toStored(draft)))
  return t(one === other ? 'planned' : 'changed', said)
}
