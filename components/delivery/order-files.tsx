import { getTranslations, getFormatter } from 'next-intl/server'
import { HeadsetField, HeadsetNote } from '@/components/headsets/headset-field'
import { findPreset } from '@/lib/catalog/catalog'
import { env } from '@/lib/core/env'
import { systemsFor, type PlayerSystem } from '@/lib/delivery/player-system'
import type { OrderView } from '@/lib/orders/view-schema'
import { BandTable } from '@/components/audio/band-table'
import { CoverCurve } from '@/components/audio/cover-curve'
import { ShapedName } from '@/components/audio/playing/shaped-name'
import { paletteStyle } from '@/components/audio/playing/track'
import type { Preset } from '@/lib/catalog/schema'
import { AtPc } from './at-pc'
import { OrderFits } from './fits/order-fits'
import { OrderDownloads } from './order-downloads'
import { InstallationChecks } from './installation/installation-checks'
import { InstallationChoices, SystemRadios } from './installation/installation-choice'
import { InstallationSteps } from './installation/installation-steps'
import { FlipCard } from './flip-card'

interface OrderFilesProps {
  order: OrderView
  token: string
  system: PlayerSystem
  /** No preset of the order can be installed on that system. */
  isElsewhere: boolean
}

export async function OrderFiles({ order, token, system, isElsewhere }: OrderFilesProps) {
  const t = await getTranslations('orders')
  const bought = order.items.filter(({ isRefunded }) => !isRefunded)
  const presets = bought.flatMap(({ id }) => findPreset(id) ?? [])
  const systems = systemsFor(presets)
  const files = (
    <InstallationChoices system={systems.includes(system) ? system : 'windows'}>
      <div className="grid gap-5">
        <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          {order.items.map((item) => (
            <li key={item.id}>
              {item.isRefunded ? (
                <RefundedItem name={item.name} />
              ) : (
                <OrderDownloads
                  orderId={order.orderId}
                  token={token}
                  item={item}
                  isFirst={!isElsewhere && item === bought[0]}
                  isElsewhere={isElsewhere}
                />
              )}
            </li>
          ))}
        </ul>
        <SystemRadios systems={systems} />
        <div className="grid gap-1">
          <HeadsetField />
          <HeadsetNote />
        </div>
      </div>
      <InstallationSteps presets={presets} />
      <InstallationChecks orderId={order.orderId} token={token} items={bought} />
      <OrderFits order={order} token={token} />
    </InstallationChoices>
  )
  return (
    <section aria-label={t('filesLabel')} className="grid gap-8 print:hidden">
      {isElsewhere ? (
        <>
          <AtPc email={order.email} address={toType()} />
          <details className="border-y border-line">
            <summary className="disclosure min-h-11 py-2 text-sm">{t('atPc.here')}</summary>
            <div className="grid gap-8 pb-6">{files}</div>
          </details>
        </>
      ) : (
        files
      )}
      <Covers order={order} />
    </section>
  )
}

/** The page that sends the links of orders once more, as one types it. */
function toType(): string {
  return `${new URL(env().PUBLIC_ORIGIN).host}/bestellung-finden`
}

function Covers({ order }: { order: OrderView }) {
  const paidAt = order.history.find(({ status }) => status === 'paid')?.at ?? order.createdAt
  return (
    <ul className="grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {order.items.map(({ id, isRefunded }, index) => {
        const preset = findPreset(id)
        if (!preset || isRefunded) return null
        return (
          <li key={id}>
            <OwnedCover preset={preset} at={paidAt} serial={`${order.reference}/${index + 1}`} />
          </li>
        )
      })}
    </ul>
  )
}

async function RefundedItem({ name }: { name: string }) {
  const t = await getTranslations('orders')
  return (
    <div className="grid gap-3">
      <h2 className="text-lg">{t('filesOf', { name })}</h2>
      <p className="text-muted">{t('refundedFiles')}</p>
    </div>
  )
}

interface OwnedCoverProps {
  /** The current version, which may be newer than the bought one. */
  preset: Pick<Preset, 'name' | 'game' | 'filters' | 'version'>
  /** In ms. */
  at: number
  serial: string
}

async function OwnedCover({ preset, at, serial }: OwnedCoverProps) {
  const t = await getTranslations('orders.cover')
  const format = await getFormatter()
  const style = paletteStyle(preset.filters)
  const print = (
    <dl className="number grid grid-cols-[auto_auto_1fr] gap-4 text-xs">
      <Fact term={t('version')} value={`v${preset.version}`} />
      <Fact term={t('date')} value={format.dateTime(at, { dateStyle: 'medium' })} />
      <Fact term={t('serial')} value={serial} />
    </dl>
  )
  const front = (
    <div className="palette cover max-w-104" style={style}>
      <div>
        <p className="text-sm font-medium">{preset.game}</p>
        <p role="img" aria-label={preset.name}>
          <ShapedName name={preset.name} filters={preset.filters} fit="width" />
        </p>
      </div>
      <CoverCurve preset={preset} className="cover-stage size-full" />
      {print}
    </div>
  )
  const back = (
    <div className="palette cover max-w-104" style={style}>
      <p className="text-sm font-medium">{preset.name}</p>
      <BandTable preset={preset} />
      {print}
    </div>
  )
  return <FlipCard front={front} back={back} />
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt>{term}</dt>
      <dd className="font-semibold break-words">{value}</dd>
    </div>
  )
}
