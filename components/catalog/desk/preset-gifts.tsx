import { useTranslations } from 'next-intl'
import { formatGain, formatRange } from '@/components/audio/audio-format'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { Fact, FactList } from '@/components/desk/facts'
import { EmptyState } from '@/components/ui/empty-state'
import type { DeskGift, DeskGifts } from '@/lib/delivery/gifts/desk-gifts'

interface PresetGiftsProps {
  presetId: string
  given: readonly DeskGifts[]
}

/** Anonymous measurements that buyers of the preset made in its game. */
export function PresetGifts({ presetId, given }: PresetGiftsProps) {
  const t = useTranslations('admin.presets.gifts')
  if (given.length === 0) return <EmptyState title={t('none')} text={t('text')} />
  return (
    <div className="grid gap-10">
      <p className="text-width text-muted">{t('text')}</p>
      {given.map((one) => (
        <GiftsOfKind key={one.kind} presetId={presetId} given={one} />
      ))}
    </div>
  )
}

function GiftsOfKind({ presetId, given: { kind, figure, gifts } }: { presetId: string; given: DeskGifts }) {
  const t = useTranslations('admin.presets.gifts')
  const sound = useTranslations('catalog.prominence.sounds')
  const counted = gifts.filter(({ aside }) => aside === null).length
  return (
    <section aria-labelledby={`gifts-${kind}`} className="grid gap-4">
      <h2 id={`gifts-${kind}`} className="text-xl">
        {sound(kind)}
      </h2>
      <FactList>
        <Fact term={t('counted')}>{counted}</Fact>
        <Fact term={t('setAside')}>{gifts.length - counted}</Fact>
        <Fact term={t('range')}>
          {figure?.middle ? t('fromTo', formatRange(figure.middle.from, figure.middle.to)) : t('few')}
        </Fact>
      </FactList>
      <ol aria-label={t('list', { sound: sound(kind) })} className="max-w-3xl divide-y divide-line">
        {gifts.map((gift, index) => (
          <li key={gift.key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <span>{t('gift', { number: index + 1, gain: formatGain(gift.gain) })}</span>
            {gift.aside && <span className="text-sm text-muted">{t(`aside.${gift.aside}`)}</span>}
            <Decision presetId={presetId} gift={gift} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Decision({ presetId, gift, number }: { presetId: string; gift: DeskGift; number: number }) {
  const isAside = gift.aside === 'byHand'
  return (
    <ConfirmedAction
      key={isAside ? 'count' : 'aside'}
      address={`/api/admin/presets/${presetId}/gifts/${gift.key}`}
      words={isAside ? 'admin.presets.gifts.count' : 'admin.presets.gifts.put'}
      values={{ number }}
      body={{ decision: isAside ? 'count' : 'aside' }}
      tone="quiet"
    />
  )
}
