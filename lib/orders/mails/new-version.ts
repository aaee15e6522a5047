import { findPreset } from '@/lib/catalog/catalog'
import type { Store } from '@/lib/store/store'
import { orderAddress } from '../access/access-token'
import { saveUpdatesWanted } from '../data'
import { isItemRefunded } from '../refund-amount'
import type { Order } from '../schema'
import { aboutOrder } from './about-order'
import { t } from '../mail-texts'

/** `about`: preset, new version, last one announced. Nothing if the buyer opted out or returned the preset since. */
export const newVersion = aboutOrder((order, { mail: { about = '' } }) => {
  const { id, reference } = order
  const [presetId = '', version = '', known = ''] = about.split(' ')
  const preset = findPreset(presetId)
  const isNew = (changed: number) => changed > Number(known) && changed <= Number(version)
  const changes = preset?.changes.filter((change) => isNew(change.version)) ?? []
  if (!preset || changes.length === 0) return null
  const isRepair = changes.some((change) => change.isRepair)
  if (!isToTell(order, presetId, isRepair)) return null
  const { name, game } = preset
  return {
    subject: t('newVersion.subject', { name, version }),
    isOptional: !isRepair,
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('newVersion.text', { name, game, version, reference }) },
      ...(isRepair ? [{ kind: 'text', text: t('newVersion.repair') } as const] : []),
      { kind: 'heading', text: t('newVersion.changes') },
      { kind: 'list', items: changes.map(({ version: of, text }) => t('newVersion.change', { of, text })) },
      { kind: 'button', label: t('newVersion.button'), url: `${orderAddress(id)}#files` },
      { kind: 'text', text: t('newVersion.stop') },
    ],
  }
})

function isToTell(order: Order, presetId: string, isRepair: boolean): boolean {
  const isWanted = isRepair || !order.noUpdates
  return isWanted && order.status === 'paid' && !isItemRefunded(order, presetId)
}

/** Repairs are announced to all (§ 327f Abs. 1 BGB). */
export function chooseUpdates(store: Store, { id }: Order, isWanted: boolean): Promise<void> {
  return saveUpdatesWanted(store, id, isWanted)
}
