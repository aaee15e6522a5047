import { getTranslations } from 'next-intl/server'
import { formatGain, formatRange } from '@/components/audio/audio-format'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DeskTable } from '@/components/desk/desk-list'
import { Fact, FactList } from '@/components/desk/facts'
import type { DeskGift, DeskGifts } from '@/lib/delivery/gifts/desk-gifts'
import { presetQuery } from './preset-query'

interface PresetGiftsProps {
  presetId: string
  given: DeskGifts
  isFirst: boolean
}

/** Anonymous measurements that buyers of the preset made in its game. */
export async function PresetGifts({ presetId, given: { figures, gifts }, isFirst }: PresetGiftsProps) {
  const t = await getTranslations('admin.presets.gifts')
  const linkTo = (giftsBefore?: string) =>
    presetQuery(presetId).address({ view: 'gifts', giftsBefore }, 'gegeben')
  const rows = gifts.entries.map((gift, index) => ({ ...gift, number: index + 1 }))
  return (
    <div className="grid gap-10">
      <p className="text-width text-muted">{t('text')}</p>
      {figures.map((one) => (
        <KindFacts key={one.kind} {...one} />
      ))}
      <DeskTable
        id="gegeben"
        title={t('list')}
        part={{ ...gifts, entries: rows }}
        none={{ title: t('none'), text: t('noneText') }}
        pages={{ label: t('pages'), first: t('first'), next: t('next'), isFirst, linkTo }}
        columns={giftColumns(presetId, t, await getTranslations('catalog.prominence.sounds'))}
        rowKey={({ key }) => key}
      />
    </div>
  )
}

async function KindFacts({ kind, figure }: DeskGifts['figures'][number]) {
  const t = await getTranslations('admin.presets.gifts')
  const sound = await getTranslations('catalog.prominence.sounds')
  return (
    <section aria-labelledby={`gifts-${kind}`} className="grid gap-4">
      <h2 id={`gifts-${kind}`} className="text-xl">
        {sound(kind)}
      </h2>
      <FactList>
        <Fact term={t('counted')}>{figure.buyers}</Fact>
        <Fact term={t('setAside')}>{figure.setAside}</Fact>
        <Fact term={t('range')}>
          {figure.middle ? t('fromTo', formatRange(figure.middle.from, figure.middle.to)) : t('few')}
        </Fact>
      </FactList>
    </section>
  )
}

type Row = DeskGift & { number: number }

function giftColumns(
  presetId: string,
  t: Awaited<ReturnType<typeof getTranslations<'admin.presets.gifts'>>>,
  sound: Awaited<ReturnType<typeof getTranslations<'catalog.prominence.sounds'>>>,
) {
  return [
    {
      key: 'gift',
      header: t('columns.gift'),
      cell: ({ number, gain }: Row) => (
        <span tabIndex={-1}>{t('gift', { number, gain: formatGain(gain) })}</span>
      ),
    },
    { key: 'sound', header: t('columns.sound'), cell: ({ kind }: Row) => sound(kind) },
    {
      key: 'headset',
      header: t('columns.headset'),
      cell: ({ headset }: Row) => headset ?? t('noHeadset'),
    },
    {
      key: 'state',
      header: t('columns.state'),
      cell: ({ aside }: Row) => t(aside ? `aside.${aside}` : 'counts'),
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      cell: (gift: Row) => <Decision presetId={presetId} gift={gift} />,
    },
  ]
}

function Decision({ presetId, gift: { handle, aside, number } }: { presetId: string; gift: Row }) {
  const isAside = aside === 'byHand'
  return (
    <ConfirmedAction
      key={isAside ? 'count' : 'aside'}
      address={`/api/admin/presets/${presetId}/gifts/${handle}`}
      words={isAside ? 'admin.presets.gifts.count' : 'admin.presets.gifts.put'}
      values={{ number }}
      body={{ decision: isAside ? 'count' : 'aside' }}
      tone="quiet"
    />
  )
}
