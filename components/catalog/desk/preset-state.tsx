import { getTranslations } from 'next-intl/server'
import { StatusBadge } from '@/components/ui/status-badge'
import type { ListedPreset } from '@/lib/catalog/showing/list-presets'

/** A preset can be in several states at once. */
export async function PresetState({ preset: { published, draft } }: { preset: ListedPreset }) {
  const t = await getTranslations('admin.presets.states')
  return (
    <span className="flex flex-wrap gap-2">
      {published?.active === true && <StatusBadge status="active" label={t('published')} />}
      {published?.active === false && <StatusBadge status="inactive" label={t('notSold')} />}
      {draft && <StatusBadge status="pending" label={t('draft')} />}
    </span>
  )
}
