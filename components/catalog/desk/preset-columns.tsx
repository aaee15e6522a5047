import { numberColumn } from '@/components/ui/data-table'
import { getFormatter, getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import { draftOf } from '@/lib/catalog/editing/draft-of'
import type { ListedPreset } from '@/lib/catalog/showing/read-presets'
import { formatCents } from '@/lib/core/money'
import { DuplicateDialog } from './duplicate-dialog'
import { MovePreset } from './move-preset'
import { presetAddress } from './preset-query'
import { StatusBadge } from '@/components/ui/status-badge'

interface PresetRow {
  preset: ListedPreset
  /** Buyers; null for many. */
  sold: number | null
  isFirst: boolean
  isLast: boolean
}

export async function presetColumns() {
  const t = await getTranslations('admin.presets')
  return [
    {
      key: 'preset',
      header: t('columns.preset'),
      cell: ({ preset }: PresetRow) => {
        const { name, game } = draftOf(preset)
        return (
          <>
            <ShopLink href={presetAddress(preset.id)} className="touch-link wrap-anywhere">
              {name}
            </ShopLink>
            <span className="block font-normal wrap-anywhere text-muted">{game}</span>
          </>
        )
      },
    },
    {
      key: 'state',
      header: t('columns.state'),
      cell: ({ preset }: PresetRow) => <PresetState preset={preset} />,
    },
    numberColumn('price', t('columns.price'), ({ preset: { published } }: PresetRow) =>
      published ? formatCents(published.price) : t('none'),
    ),
    numberColumn('version', t('columns.version'), ({ preset: { published } }: PresetRow) =>
      published ? `v${published.version}` : t('none'),
    ),
    numberColumn('sold', t('columns.sold'), ({ sold }: PresetRow) => sold ?? t('many')),
    {
      key: 'actions',
      header: t('columns.actions'),
      cell: (row: PresetRow) => <PresetActions {...row} />,
    },
  ] as const
}

function PresetActions({ preset, isFirst, isLast }: PresetRow) {
  const { id } = preset
  const { name } = draftOf(preset)
  return (
    <div className="flex flex-wrap items-center gap-1">
      <MovePreset id={id} name={name} direction="up" isEnd={isFirst} />
      <MovePreset id={id} name={name} direction="down" isEnd={isLast} />
      <DuplicateDialog id={id} name={name} />
    </div>
  )
}

export async function PresetState({ preset: { published, draft, planned } }: { preset: ListedPreset }) {
  const t = await getTranslations('admin.presets.states')
  const format = await getFormatter()
  const at = planned && format.dateTime(planned.at, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <span className="flex flex-wrap gap-2">
      {published?.active === true && <StatusBadge status="active" label={t('published')} />}
      {published?.active === false && <StatusBadge status="inactive" label={t('notSold')} />}
      {draft && <StatusBadge status="pending" label={t('draft')} />}
      {at !== undefined && <StatusBadge status="pending" label={t('planned', { at })} />}
    </span>
  )
}
