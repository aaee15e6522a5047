import { getFormatter, getTranslations } from 'next-intl/server'
import { formatGain } from '@/components/audio/audio-format'
import { soundsOf } from '@/components/catalog/product/clip-of-preset'
import { MoreInfo } from '@/components/ui/more-info'
import { RemoveRow } from '@/components/ui/remove-row'
import { readLevels } from '@/lib/audio/spectrum/levels'
import { findPreset } from '@/lib/catalog/catalog'
import { headsetsWithPage } from '@/lib/headsets/shown-headsets'
import type { OrderView } from '@/lib/orders/view-schema'
import { curveFragment } from '@/lib/studio/curve-link'
import { readFilters } from '@/lib/studio/filter-text'
import { tidyName } from '@/lib/studio/own-curve'
import { FileChoice } from '../file-choice'
import { FitTool, type BoughtGame } from './fit-tool'
import { GivenSpectra } from './given-spectra'

interface OrderFitsProps {
  order: OrderView
  token: string
}

/** Fits that the order keeps, and the tool for more; follows the page's choices of system and headset. */
export async function OrderFits({ order, token }: OrderFitsProps) {
  const t = await getTranslations('orders.fits')
  const bought = order.items.filter(({ isRefunded }) => !isRefunded)
  const games = await Promise.all(bought.flatMap(({ id }) => findPreset(id) ?? []).map(boughtGame))
  if (games.length === 0) return null
  return (
    <section
      id="dein-spiel"
      tabIndex={-1}
      aria-labelledby="dein-spiel-titel"
      className="grid grid-cols-1 gap-4 border-t border-line pt-6 outline-none"
    >
      <div className="-my-2 flex flex-wrap items-center gap-x-1">
        <h2 id="dein-spiel-titel" className="text-xl">
          {t('title')}
        </h2>
        <MoreInfo label={t('info')}>
          <p className="text-width pb-3 text-sm text-pretty text-muted">{t('text')}</p>
        </MoreInfo>
      </div>
      <FitTool path={pathOf(order, token)} giftPath={giftPathOf(order, token, '{place}')} games={games} />
      <FitList order={order} token={token} />
      <GiftList order={order} token={token} />
    </section>
  )
}

async function boughtGame(preset: NonNullable<ReturnType<typeof findPreset>>): Promise<BoughtGame> {
  const { id, name, game, filters } = preset
  return { id, name, game, filters, sounds: await soundsOf(preset) }
}

function pathOf({ orderId }: OrderView, token: string, fit = ''): string {
  return `/api/orders/${orderId}/fits${fit}?${new URLSearchParams({ token })}`
}

function giftPathOf({ orderId }: OrderView, token: string, place: string): string {
  return `/api/orders/${orderId}/gifts/${place}?${new URLSearchParams({ token })}`
}

async function FitList({ order, token }: OrderFitsProps) {
  if (order.fits.length === 0) return null
  const t = await getTranslations('orders.fits')
  return (
    <ul aria-label={t('list')} className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {order.fits.map((fit) => (
        <li key={fit.id}>
          <KeptFit order={order} token={token} fit={fit} />
        </li>
      ))}
    </ul>
  )
}

async function KeptFit({ order, token, fit }: OrderFitsProps & { fit: OrderView['fits'][number] }) {
  const t = await getTranslations('orders.fits')
  const format = await getFormatter()
  const { id, name, game, said, at, filters, preset, files } = fit
  const date = format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })
  const curve = { name: tidyName(name), filters: readFilters(filters) ?? [], correction: null }
  return (
    <div className="grid content-start justify-items-start gap-3">
      <h3 id={`files-${id}`} className="text-lg">
        {name}
      </h3>
      <p className="text-sm">{t('figure', { said: formatGain(said), game, date })}</p>
      <FileChoice
        orderId={order.orderId}
        token={token}
        id={id}
        presetId={preset}
        files={files}
        isAtHand={order.items.some((item) => item.id === preset && item.lastDownloadAt !== undefined)}
        isFirst={false}
        tone="secondary"
        studio={{ href: `/studio#${curveFragment(curve)}`, label: t('toStudio') }}
      />
      <RemoveRow path={pathOf(order, token, `/${id}`)} name={name} words="orders.fits" />
    </div>
  )
}

async function GiftList({ order, token }: OrderFitsProps) {
  if (order.gifts.length === 0) return null
  const t = await getTranslations('orders.gifts')
  const soundName = await getTranslations('catalog.prominence.sounds')
  const format = await getFormatter()
  const names = new Map((await headsetsWithPage()).map(({ id, name }) => [id, name]))
  return (
    <div role="group" aria-labelledby="gegeben-titel" className="grid grid-cols-1 gap-3">
      <h3 id="gegeben-titel" className="text-lg">
        {t('list')}
      </h3>
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {order.gifts.map(({ preset, kind, game, at, sound, bed, headset }) => {
          const name = t('name', { sound: soundName(kind), game })
          const levels = { sound: readLevels(sound) ?? [], bed: readLevels(bed) ?? [] }
          return (
            <li key={`${preset} ${kind}`} className="grid grid-cols-1 justify-items-start gap-2">
              <p>
                {name}, {format.dateTime(at, { dateStyle: 'medium' })}
              </p>
              <GivenSpectra
                {...levels}
                {...(headset === undefined ? {} : { headset: names.get(headset) ?? headset })}
              />
              <RemoveRow
                path={giftPathOf(order, token, `${preset}/${kind}`)}
                name={name}
                words="orders.gifts"
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
