import { getTranslations } from 'next-intl/server'
import type { OrderStatus } from '@/lib/orders/schema'
import type { DeskViewer } from '../desk-parts'

/** The texts of the search, for the browser. */
export async function deskSearchTexts(viewer: DeskViewer) {
  const t = await getTranslations('admin.search')
  const state = await getTranslations('orders.states')
  const states: Record<OrderStatus, string> = {
    pending: state('pending'),
    paid: state('paid'),
    cancelled: state('cancelled'),
    refunded: state('refunded'),
  }
  return {
    label: t('label'),
    placeholder: t(viewer === 'support' ? 'placeholderSupport' : 'placeholder'),
    hits: t('hits'),
    kinds: {
      orders: t('kinds.orders'),
      people: t('kinds.people'),
      partners: t('kinds.partners'),
      presets: t('kinds.presets'),
    },
    states,
    account: t('account'),
    guest: t('guest'),
    all: t('all'),
    none: t('none'),
    some: t('some'),
  }
}

export type DeskSearchTexts = Awaited<ReturnType<typeof deskSearchTexts>>
